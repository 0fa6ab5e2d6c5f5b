import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGrants } from './checked-accesses.ts';

const sources = join(import.meta.dirname, '../..');

/**
 * Returns the grants that no test used, or undefined when the run was not complete.
 *
 * @param usedGrantsFile written by `check-grants.ts`: test files and grants, one per line
 */
export function unusedGrants(usedGrantsFile: string): string[] | undefined {
  const lines = new Set(readFileSync(usedGrantsFile, 'utf8').split('\n'));
  const testFiles = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const isComplete = testFiles.every((name) => lines.has(`file ${join(sources, name)}`));
  return isComplete ? allGrants().filter((grant) => !lines.has(grant)) : undefined;
}
