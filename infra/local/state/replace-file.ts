import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file atomically: readers see the old text or the new one, even after a crash. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
