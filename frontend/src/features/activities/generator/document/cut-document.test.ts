import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { textOf } from '@learning/shared/domain/documents/document-node';
import { describe, expect, test } from 'vitest';
import { cutDocument, cutText } from './cut-document.ts';

const text = (value: string): DocumentNode => ({ type: 'text', value });
const element = (tagName: string, ...children: DocumentNode[]): DocumentNode => ({
  type: 'element',
  tagName,
  children,
});
const root = (...children: DocumentNode[]): DocumentNode => ({ type: 'root', children });

describe('the beginning of a document', () => {
  test('is undefined when the document is no longer', () => {
    expect(cutDocument(root(element('p', text('x'.repeat(300))), text('y'.repeat(200))))).toBe(
      undefined,
    );
  });

  test('has 500 visible characters, counted over its elements, and an ellipsis', () => {
    const cut = cutDocument(
      root(element('h1', text('x'.repeat(100))), element('p', text('y'.repeat(401))), text('z')),
    );
    expect(textOf(cut!)).toBe(`${'x'.repeat(100)}${'y'.repeat(400)}…`);
  });

  test('removes elements that are left without text, and keeps those around the cut', () => {
    const body = root(
      element('ul', element('li', text('abc')), element('li', text('def'))),
      element('p', text('ghi')),
    );
    expect(cutDocument(body, 2)).toEqual(root(element('ul', element('li', text('ab…')))));
  });

  test('leaves the original document unchanged', () => {
    const body = root(element('p', text('abcdef')));
    cutDocument(body, 2);
    expect(textOf(body)).toBe('abcdef');
  });

  test('counts what a reader sees as one character once', () => {
    expect(cutText('👩‍💻e\u0301🇩🇪x', 3)).toBe('👩‍💻e\u0301🇩🇪…');
    expect(cutText('👩‍💻e\u0301🇩🇪', 3)).toBeUndefined();
  });
});
