import type { RichTextNode } from '@learning/shared/contract/fields';
import { expect, it } from 'vitest';
import { markTerms } from './mark-terms.ts';

const TERMS = ['PIP', 'at will', 'ADA'].map((term) => ({ term, means: '' }));
const element = (tagName: string, ...children: (RichTextNode | string)[]): RichTextNode => ({
  type: 'element',
  tagName,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});
const root = (...children: RichTextNode[]): RichTextNode => ({ type: 'root', children });

/** The text, with the marked terms in brackets. */
function print({ value, tagName, children = [] }: RichTextNode): string {
  const text = value ?? children.map(print).join('');
  return tagName === 'dfn' ? `[${text}]` : text;
}
const marked = (...blocks: RichTextNode[]) => print(markTerms(root(...blocks), TERMS));

it('marks the first occurrence of each term, and keeps every letter', () => {
  const text = element(
    'p',
    'At will or not, PIPs and a PIP under the ADA: ',
    element('em', 'at will'),
  );
  expect(marked(text)).toBe('[At will] or not, [PIPs] and a PIP under the [ADA]: at will');
});

it('leaves titles, links, code, figures, pauses and sources alone', () => {
  const pause = { ...element('blockquote', 'PIP'), properties: { id: 'pause-1' } };
  const sources = { ...element('h2', 'Sources'), properties: { id: 'sources' } };
  const blocks = [
    element('h2', 'ADA'),
    element('p', element('a', 'ADA'), element('code', 'ADA')),
    element('figure', 'ADA'),
    pause,
    sources,
    element('p', 'ADA'),
  ];
  expect(marked(...blocks)).toBe(print(root(...blocks)));
});

it('takes no part of a longer word for a term', () => {
  expect(marked(element('p', 'ADAPT, PIPES, pip, non-ADA'))).toBe('ADAPT, PIPES, pip, non-ADA');
});
