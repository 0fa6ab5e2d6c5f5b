import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Words that only the stand-ins have: addresses, keys, sentences and folders. What is built for AWS has none of them. Refusing a
 * stand-in's address there needs no word of these.
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
  // Source maps name the files a bundle was made of.
  'infra/local',
  'infra/stripe-emulator',
];

/** A file of a build with the trace it has, as 'file: trace'; and how many files were looked at. */
export interface TraceSearch {
  found: string[];
  files: number;
}

/** Looks through every file below `folders`, also pictures and maps. */
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
