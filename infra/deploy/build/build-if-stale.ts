import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFingerprint, sourceFingerprint } from './fingerprint.ts';

/** Something that is built from sources by a command. */
export interface Build {
  name: string;
  sources: readonly string[];
  /** Folder the command writes. */
  output: string;
}

export const functionsBuild: Build = {
  name: 'functions',
  sources: ['functions', 'shared', 'package-lock.json', 'tsconfig.base.json'],
  output: 'functions/dist',
};

/** Prerendered pages show the catalog, which is compiled from the functions' sources. */
export const siteBuild: Build = {
  name: 'frontend',
  sources: ['frontend', ...functionsBuild.sources],
  output: 'frontend/dist',
};

interface Stamp {
  sources: string;
  output: string | undefined;
}

/**
 * Runs the build unless its output is current: built from the same sources and not changed since.
 *
 * @returns whether the build ran.
 */
export async function buildIfStale(
  root: string,
  { name, sources, output }: Build,
  run: () => Promise<void>,
): Promise<boolean> {
  const folder = join(root, 'node_modules', '.cache', 'local-start');
  const file = join(folder, `${name}.json`);
  const current = (): Stamp => ({
    sources: sourceFingerprint(root, sources),
    output: outputFingerprint(join(root, output)),
  });
  const before = current();
  if (before.output && JSON.stringify(before) === readText(file)) return false;
  await run();
  mkdirSync(folder, { recursive: true });
  // Taken before the build, so that a change during the build makes it stale.
  const { output: built } = current();
  writeFileSync(file, JSON.stringify({ sources: before.sources, output: built }));
  return true;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
