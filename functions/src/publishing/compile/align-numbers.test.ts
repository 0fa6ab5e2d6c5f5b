import type { RichTextNode } from '@learning/shared/contract/fields';
import { expect, test } from 'vitest';
import { compileMarkdown } from './compile-markdown.ts';

const cellsOf = (node: RichTextNode): RichTextNode[] =>
  (node.children ?? []).flatMap((child) =>
    /^t[hd]$/.test(child.tagName ?? '') ? [child] : cellsOf(child),
  );
const alignedIn = (table: string) =>
  cellsOf(compileMarkdown(table).body)
    .filter((cell) => cell.properties?.['align'] === 'right')
    .map((cell) => cell.children?.[0]?.value);

test('aligns columns of figures to the right, with their heads', () => {
  const table = '| Month | Hires | Share |\n|---|---|---|\n| May | 1,200 | 7.5% |\n| June | 9 | |';
  expect(alignedIn(table)).toEqual(['Hires', 'Share', '1,200', '7.5%', '9', undefined]);
});

test.each([
  ['a column with words', '| A | B |\n|---|---|\n| x | 9 of 12 |\n| y | 3 |'],
  ['the first column', '| Year | What |\n|---|---|\n| 2025 | a |\n| 2026 | b |'],
  ['a column to fill in', '| A | B |\n|---|---|\n| x | ____ |\n| y | |'],
])('leaves %s as it is', (_, table) => {
  expect(alignedIn(table)).toEqual([]);
});
