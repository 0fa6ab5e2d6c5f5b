// @vitest-environment happy-dom
import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DocumentText } from './document-text.tsx';

const text = (value: string): DocumentNode => ({ type: 'text', value });
const element = (
  tagName: string,
  children: DocumentNode[],
  properties: DocumentNode['properties'] = {},
): DocumentNode => ({ type: 'element', tagName, properties, children });

function show(headingOffset: number, ...children: DocumentNode[]) {
  return render(<DocumentText body={{ type: 'root', children }} headingOffset={headingOffset} />)
    .container;
}

it("puts a document's headings below those of the page", () => {
  show(3, element('h1', [text('Note')]), element('h4', [text('Deep')]));
  expect(screen.getByRole('heading', { level: 4, name: 'Note' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 6, name: 'Deep' })).toBeTruthy();
});

it('creates only known elements and attributes', () => {
  const page = show(
    0,
    element('p', [text('<img src=x onerror=alert(1)>')], { onclick: 'x()', style: 'color:red' }),
    element('script', [text('kept as words')]),
    element('a', [text('link')], { href: 'javascript:x()' }),
  );
  expect(page.querySelector('img, script, a, [onclick], [style]')).toBeNull();
  expect(page.textContent).toBe('<img src=x onerror=alert(1)>kept as wordslink');
});

it('marks row headers, and lets a wide table scroll by keyboard', () => {
  show(
    0,
    element('table', [
      element('tbody', [
        element('tr', [
          element('th', [text('Name')], { scope: 'row' }),
          element('td', [text('x')]),
        ]),
      ]),
    ]),
  );
  expect(screen.getByRole('rowheader', { name: 'Name' })).toBeTruthy();
  expect(screen.getByRole('figure', { name: 'Table' }).tabIndex).toBe(0);
});
