import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'e2e', 'styled-system', 'test-results']);
/** No build contains tests; generated files follow from the others. */
const SKIPPED_FILES = /\.(test\.tsx?|gen\.ts)$/;

/** Returns a hash that changes when any source below `paths` (files or folders) does. */
export function sourceFingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Returns a hash that changes when a file below `folder` is added, removed or rewritten; undefined without that folder. */
export function outputFingerprint(folder: string): string | undefined {
  const hash = createHash('sha256');
  let files: string[];
  try {
    files = everyFile(folder);
  } catch {
    return undefined;
  }
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(join(path, entry.name));
      }
      return entry.isFile() && !SKIPPED_FILES.test(entry.name) ? [join(path, entry.name)] : [];
    });
}

function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
