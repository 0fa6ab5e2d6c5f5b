import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What the pages use; a test compares it with the theme's weights and the texts. */
export const FONT_WEIGHTS = { min: 400, max: 600 };

/** Signs of Latin-1 that no language writes its words with, and no text of ours has. */
const UNUSED_SIGNS = '¤¦¨¬\u00ad¯´µ¶¸ª³¹º¾';

/** The printable characters of Latin-1, and the punctuation and signs of our texts. */
export const FONT_CHARACTERS = [
  ...charactersBetween(0x20, 0x7e),
  ...charactersBetween(0xa0, 0xff).filter((one) => !UNUSED_SIGNS.includes(one)),
  'ŒœŠšŽžŸ‑–—‘’‚“”„•…€™←→−',
].join('');

/** Emphasis is a few words of ordinary text: one weight and the letters of English. Other letters come from the upright font. */
export const ITALIC_CHARACTERS = [...charactersBetween(0x20, 0x7e), '\u00a0‑–—‘’“”…'].join('');
export const ITALIC_WEIGHT = 400;

/** Reduces the variable fonts of the bundle to these characters and weights: a lesson with emphasis loads less than 60 KB of them. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const fonts = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && /-latin-wght-[^/]+\.woff2$/.test(file.fileName) ? [file] : [],
      );
      for (const font of fonts) {
        const isItalic = font.fileName.includes('-italic');
        const characters = isItalic ? ITALIC_CHARACTERS : FONT_CHARACTERS;
        font.source = await subsetFont(Buffer.from(font.source), characters, {
          targetFormat: 'woff2',
          variationAxes: { wght: isItalic ? ITALIC_WEIGHT : FONT_WEIGHTS },
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
