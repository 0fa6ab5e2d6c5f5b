import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Texts that only the stand-ins contain: addresses, keys, sentences and folders. A build for AWS contains none of them.
 */
export const TRACES: readonly string[] = [
  '__emulator',
  '_local/',
  'sk_test_emulated',
  'pk_test_emulated',
  'whsec_emulated',
  'createStripeEmulator',
  'Test payments: no real',
  'Test bank: confirm',
  // Source maps contain the paths of the bundled files.
  'infra/local',
];

/** The traces found, as 'file: trace', and the number of files searched. */
export interface TraceSearch {
  found: string[];
  files: number;
}

/** Searches every file below `folders`, including images and source maps. */
export function findTraces(root: string, folders: readonly string[]): TraceSearch {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const found = files.flatMap((file) => {
    const content = readFileSync(file);
    return TRACES.filter((trace) => content.includes(trace)).map(
      (trace) => `${file.slice(root.length + 1)}: ${trace}`,
    );
  });
  return { found, files: files.length };
}
