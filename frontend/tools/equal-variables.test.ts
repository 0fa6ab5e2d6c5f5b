import postcss from 'postcss';
import { expect, it } from 'vitest';
import { mergeEqualVariables } from './equal-variables.ts';

function of(css: string, kept: string[] = []): string {
  const root = postcss.parse(css);
  mergeEqualVariables(root, new Set(kept));
  return root.toString();
}

const light = '--a:red;--b:red;--c:red;--d:blue';
const tokens = `@layer tokens{:root{${light}}.dark{--a:pink;--b:pink;--c:gray}}`;

it('uses one variable for those that are equal in both modes', () => {
  expect(of(`${tokens}p{color:var(--b);fill:var(--b,var(--c));stroke:var(--d)}`)).toBe(
    '@layer tokens{:root{--a:red;--c:red;--d:blue}.dark{--a:pink;--c:gray}}p{color:var(--a);fill:var(--a,var(--c));stroke:var(--d)}',
  );
});

it('keeps those that an element sets, too, and those that the page refers to', () => {
  const css = `${tokens}p{--b:green;color:var(--b)}`;
  expect(of(css)).toBe(css);
  expect(of(tokens, ['--b'])).toBe(tokens);
});
