import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  availableEngines,
  ENGINE_NAMES,
  startEngine,
  type EngineName,
} from './table/table-engine.ts';
import { unusedGrants } from './table/unused-grants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines of this run, quickest first. */
    engines: { name: EngineName; endpoint: string }[];
    /** Collects the table grants that tests use. */
    usedGrantsFile: string;
  }
}

const MISSING: Record<EngineName, string> = {
  dynoxide: `Running without dynoxide, which does not exist for ${process.platform}-${process.arch}.`,
  'DynamoDB Local': 'Running without DynamoDB Local, because Java is not installed.',
};

/** Starts each engine once for the whole run; every test creates its own table. */
export default async function setUp(project: TestProject) {
  const available = availableEngines();
  for (const name of ENGINE_NAMES) if (!available.has(name)) console.log(MISSING[name]);
  if (available.size === 0)
    throw new Error('No table engine can run on this machine; install Java 17 or newer.');
  const running = await Promise.all(
    [...available].map(([name, command]) => startEngine(name, command)),
  );
  project.provide(
    'engines',
    running.map(({ name, endpoint }) => ({ name, endpoint })),
  );
  const folder = mkdtempSync(join(tmpdir(), 'used-grants-'));
  const usedGrantsFile = join(folder, 'used-grants.txt');
  writeFileSync(usedGrantsFile, '');
  project.provide('usedGrantsFile', usedGrantsFile);
  return () => {
    for (const engine of running) engine.process.stdin?.end();
    const isFiltered = project.vitest.config.testNamePattern !== undefined;
    const unused = isFiltered ? undefined : unusedGrants(usedGrantsFile);
    rmSync(folder, { recursive: true });
    if (unused && unused.length > 0) failForUnusedGrants(unused);
  };
}

function failForUnusedGrants(unused: readonly string[]): void {
  // Begins as the line of a failed test does, so that the last lines of `npm test` name it.
  for (const grant of unused) {
    console.error(`FAIL  No test needs this grant of functions/src/table/grants.ts: ${grant}`);
  }
  process.exitCode = 1;
}
