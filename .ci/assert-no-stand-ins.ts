/** Command: fails when the build for AWS contains parts of the local stand-ins, such as the Stripe emulator. */
import { join } from 'node:path';
import { findTraces } from './stand-in-traces.ts';

const BUILDS = ['frontend/dist', 'functions/dist'];
/** A build has more files than this. */
const MIN_FILES = 20;

const { found, files } = findTraces(join(import.meta.dirname, '..'), BUILDS);
console.log(`${files} built files checked, ${found.length} traces of stand-ins found`);
for (const name of found) console.error(name);
if (files < MIN_FILES)
  console.error(`There is no build in ${BUILDS.join(' and ')}. Run "npm run build" first.`);
process.exitCode = found.length > 0 || files < MIN_FILES ? 1 : 0;
