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

/**
 * What only the server's parser of contracts contains. In a browser it would compile functions from text, which the site's policy refuses;
 * what the browser needs of a contract stands in a file without it.
 */
const SERVER_TRACE = { text: '_zod', folder: /^frontend\// };

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
    const name = file.slice(root.length + 1);
    const traces = SERVER_TRACE.folder.test(name) ? [...TRACES, SERVER_TRACE.text] : TRACES;
    return traces.filter((trace) => content.includes(trace)).map((trace) => `${name}: ${trace}`);
  });
  return { found, files: files.length };
}
