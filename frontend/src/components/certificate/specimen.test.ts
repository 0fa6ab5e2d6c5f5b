import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SPECIMEN_LINES, specimenLines } from './specimen.ts';

it('has the lines of the specimen as a file, which is this drawing', () => {
  const file = join(import.meta.dirname, '../../../public', SPECIMEN_LINES);
  // If the design has changed: write `specimenLines()` to this file again.
  expect(readFileSync(file, 'utf8') === specimenLines()).toBe(true);
});
