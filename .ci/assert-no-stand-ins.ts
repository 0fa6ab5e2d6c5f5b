/** Command: fails when something of the local stand-ins, the Stripe emulator above all, is in what was built for AWS. */
import { join } from 'node:path';
import { findTraces } from './stand-in-traces.ts';

const BUILDS = ['frontend/dist', 'functions/dist'];
/** Fewer were no build. */
const MIN_FILES = 20;

const { found, files } = findTraces(join(import.meta.dirname, '..'), BUILDS);
console.log(`Stand-ins  ${files} built files looked at, ${found.length} traces`);
for (const one of found) console.error(one);
if (files < MIN_FILES) console.error(`${BUILDS.join(' and ')} hold no build; run "npm run build".`);
process.exitCode = found.length > 0 || files < MIN_FILES ? 1 : 0;
