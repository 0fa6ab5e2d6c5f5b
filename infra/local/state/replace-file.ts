import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file in one step: whoever reads it, even after a crash, sees the old text or the new one. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
