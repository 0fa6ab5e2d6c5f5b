import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/**
 * Writes `src/app/head/head.ts` into the head of the pages, in place of `<!--head-script-->`: it runs before the first paint, without a
 * request. The security header allows it by its hash (`inline-script-hashes.ts`).
 */
export function headScript(): Plugin {
  return {
    name: 'head-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const code = await bundleScript('src/app/head/head.ts');
        return html.replace('<!--head-script-->', () => `<script>${code}</script>`);
      },
    },
  };
}
