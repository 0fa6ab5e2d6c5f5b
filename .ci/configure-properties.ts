import fc from 'fast-check';
import { inject } from 'vitest';
import type {} from '../shared/testing/property-runs.ts';

/** Set-up file of `npm run prove`: properties without their own number of runs also get more of them. */
const DEFAULT_RUNS = 100;
fc.configureGlobal({ numRuns: DEFAULT_RUNS * inject('propertyRunsFactor') });
