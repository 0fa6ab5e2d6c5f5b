import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What the pages use; a test compares it with the theme's weights and the texts. */
export const FONT_WEIGHTS = { min: 400, max: 600 };

/** The printable characters of Latin-1, and the punctuation and signs of our texts. */
export const FONT_CHARACTERS = [
  ...charactersBetween(0x20, 0x7e),
  ...charactersBetween(0xa0, 0xff),
  'ŒœŠšŽžŸ‑–—‘’‚“”„†•…‹›€™←→−',
].join('');

/** Reduces the variable fonts of the bundle to these characters and weights, which saves a third of their bytes. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const fonts = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && /-latin-wght-[^/]+\.woff2$/.test(file.fileName) ? [file] : [],
      );
      for (const font of fonts) {
        font.source = await subsetFont(Buffer.from(font.source), FONT_CHARACTERS, {
          targetFormat: 'woff2',
          variationAxes: { wght: FONT_WEIGHTS },
        });
      }
    },
  };
}

function charactersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
