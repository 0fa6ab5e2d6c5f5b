/**
 * Setup file of every test file: fails a test whose code was refused access to the table, even if that code responded with a 500
 * or caught the error. Also stores which grants were used, for the comparison at the end of a complete run.
 */
import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { recordAccesses, takeRefusals, takeUsedGrants } from './table/checked-accesses.ts';
import type {} from './global-setup.ts';

const append = (lines: readonly string[]) =>
  appendFileSync(inject('usedGrantsFile'), lines.map((line) => `${line}\n`).join(''));

// Not in a hook: none runs in a file whose tests are all skipped.
append([`file ${expect.getState().testPath}`]);

let stop: () => void;
beforeAll(() => {
  stop = recordAccesses();
});

afterEach(() => {
  const sentences = new Set(takeRefusals());
  if (sentences.size > 0) throw new Error([...sentences].join('\n'));
});

afterAll(() => {
  stop();
  append(takeUsedGrants());
});
