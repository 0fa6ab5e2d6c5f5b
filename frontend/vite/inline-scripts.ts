import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../inline');

/**
 * Writes the scripts of `frontend/inline` into the page in place of `<!--inline:name-->`: they run before the first paint, without
 * a request. The security header allows them by their hash (`tools/inline-script-hashes.ts`).
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/<!--inline:([a-z-]+)-->/g, (_, name: string) => inlineScript(name)),
    },
  };
}

/** Returns the `<script>` element of a file of the folder, minified. */
export function inlineScript(name: string): string {
  const file = join(FOLDER, `${name}.js`);
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { module: false });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return `<script>${code.trim()}</script>`;
}
