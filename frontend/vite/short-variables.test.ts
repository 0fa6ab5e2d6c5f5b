import postcss from 'postcss';
import { expect, it } from 'vitest';
import { shortVariables } from './short-variables.ts';

const of = (css: string) => postcss([shortVariables()]).process(css, { from: undefined }).css;

it('shortens the names of tokens and of what a palette sets, the most frequent first', () => {
  expect(
    of(
      '@layer tokens{:root{--cYFsDu:red;--inLiop:blue}}.color-palette_accent{--gPLhzs:var(--inLiop)}p{color:var(--gPLhzs);fill:var(--gPLhzs);stroke:var(--inLiop)}',
    ),
  ).toBe(
    '@layer tokens{:root{--C:red;--A:blue}}.color-palette_accent{--B:var(--A)}p{color:var(--B);fill:var(--B);stroke:var(--A)}',
  );
});

it('keeps other names', () => {
  const css = 'p{--percent:1;width:var(--percent);outline:var(--focus-ring-color,red)}';
  expect(of(css)).toBe(css);
});

it('gives every token a name of its own', () => {
  const count = 3000;
  const tokens = Array.from({ length: count }, (_, index) => `--token${index}:${index}`).join(';');
  const names = of(`@layer tokens{:root{${tokens}}}`).match(/--\w+/g);
  expect(new Set(names).size).toBe(count);
});
