import postcss from 'postcss';
import { expect, it } from 'vitest';
import { removeUnusedPaletteColors } from './palette-variables.ts';

const PALETTES =
  '.color-palette_a{--S:var(--A);--F:var(--B)}.color-palette_b{--S:var(--C);--F:var(--D)}';
const of = (css: string, html: string) => {
  const root = postcss.parse(PALETTES + css);
  removeUnusedPaletteColors(root, html);
  return root.toString().replace(css, '');
};

it('keeps the colors that elements use with a palette, their own or that of a parent', () => {
  const css = '.solid{background:var(--S)}.c\\.fg:hover{color:var(--F)}';
  const html =
    '<p class="color-palette_a solid"></p><div class="color-palette_b"><img><p><i class="c.fg"></i></p></div><p class="solid"></p>';
  expect(of(css, html)).toBe('.color-palette_a{--S:var(--A)}.color-palette_b{--F:var(--D)}');
});

it('keeps a color that a selector of several elements uses', () => {
  const css = '.card p{color:var(--F)}';
  const html = '<p class="color-palette_a"></p>';
  expect(of(css, html)).toBe('.color-palette_a{--F:var(--B)}.color-palette_b{--F:var(--D)}');
});
