import postcss from 'postcss';
import { expect, it } from 'vitest';
import { constantTokens } from './constant-tokens.ts';

const of = async (css: string) => {
  const { css: replaced } = await postcss([constantTokens()]).process(css, { from: undefined });
  return replaced;
};

it('replaces a token that has one value, and keeps those that differ by color mode', async () => {
  const css =
    '@layer tokens{:root{--space:1rem;--bg:white}.dark{--bg:black}}.p_4{padding:calc(var(--space)*2);color:var(--bg)}';
  expect(await of(css)).toBe(
    '@layer tokens{:root{--bg:white}.dark{--bg:black}}.p_4{padding:calc(1rem*2);color:var(--bg)}',
  );
});

it('follows a token that refers to another one', async () => {
  const css =
    '@layer tokens{:root{--large:10px;--radius:var(--large)}}.r{border-radius:var(--radius)}';
  expect(await of(css)).toContain('.r{border-radius:10px}');
});

it('keeps a token that a rule sets, too, and one that is longer than its name', async () => {
  const css =
    '@layer tokens{:root{--a:1px;--f:Georgia,"Times New Roman",serif}}.p{--a:2px;top:var(--a);font:var(--f)}';
  expect(await of(css)).toBe(css);
});
