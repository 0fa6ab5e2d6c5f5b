import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

/** Runs a file of `frontend/inline` as a page does before its scripts have loaded. */
export function runInlineScript(name: string): void {
  runInThisContext(readFileSync(join(import.meta.dirname, '../../inline', `${name}.js`), 'utf8'));
}
