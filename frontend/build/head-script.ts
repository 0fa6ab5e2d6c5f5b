import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** In a built document, the styles themselves stand in their place (`page-document.ts`). */
const DEV_STYLES = ['fonts', 'styles']
  .map((name) => `<link rel="stylesheet" href="/src/ui/theme/${name}.css" />`)
  .join('');

/**
 * Writes `src/app/head/head.ts` into the head of the pages, in place of `<!--head-script-->`: it runs before the first paint, without a
 * request. The security header allows it by its hash (`inline-hashes.ts`).
 */
export function headScript(): Plugin {
  return {
    name: 'head-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        const code = await bundleScript('src/app/head/head.ts');
        const page = html.replace('<!--head-script-->', () => `<script>${code}</script>`);
        return server ? page.replace('<!--styles-->', DEV_STYLES) : page;
      },
    },
  };
}
