/** Command: lists the licenses of all packages of the lockfile, and fails for one that is not allowed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLicenses } from './licenses.ts';

const lockfile = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const { packageCount, counts, refused } = readLicenses(lockfile);
console.log(`Licenses of ${packageCount} packages`);
for (const [license, packages] of counts)
  console.log(`${String(packages).padStart(6)}  ${license}`);
for (const line of refused) console.error(`Not allowed: ${line}`);
process.exit(refused.length > 0 ? 1 : 0);
