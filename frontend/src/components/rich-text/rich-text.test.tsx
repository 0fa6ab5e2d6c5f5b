// @vitest-environment happy-dom
import type { RichTextNode } from '@learning/shared/contract/fields';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const text = (value: string): RichTextNode => ({ type: 'text', value });
const element = (
  tagName: string,
  children: RichTextNode[],
  properties: RichTextNode['properties'] = {},
): RichTextNode => ({ type: 'element', tagName, properties, children });

function show(...children: RichTextNode[]) {
  return render(<RichText body={{ type: 'root', children }} />).container;
}

it('renders headings with their ids', () => {
  show(element('h2', [text('Core ideas')], { id: 'core-ideas' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Core ideas' }).id).toBe('core-ideas');
});

it('keeps the text of an element that is not allowed, and removes scripts entirely', () => {
  const page = show(
    element('section', [text('kept')], { onclick: 'steal()' }),
    element('script', [text('dropped')]),
  );
  expect(page.textContent).toBe('kept');
  expect(page.querySelector('section, script, [onclick]')).toBeNull();
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example'])(
  'gives no link to %s',
  (href) => {
    const page = show(element('a', [text('link')], { href }));
    expect(page.querySelector('a')?.hasAttribute('href')).toBe(false);
  },
);

it('passes only known properties', () => {
  const page = show(
    element('p', [text('x')], { style: 'color:red', className: ['y'], onclick: 'z()' }),
  );
  expect(page.querySelector('p')?.attributes).toHaveLength(0);
});

it("sets an exercise off as a note, and a jurisdiction's rule as another", () => {
  show(
    element('blockquote', [
      element('p', [element('strong', [text('Pause and apply.')]), text(' Take 4 minutes.')]),
    ]),
    element('blockquote', [
      element('p', [element('strong', [text('UK.')]), text(' Equality Act 2010.')]),
    ]),
    element('blockquote', [element('p', [text('Only a quotation.')])]),
  );
  expect(screen.getByRole('note', { name: 'Pause and apply' }).textContent).toContain(
    'Take 4 minutes.',
  );
  expect(screen.getByRole('note', { name: 'Jurisdiction note' }).textContent).toContain(
    'Equality Act',
  );
  expect(screen.getAllByRole('note')).toHaveLength(2);
});

it('lets a wide table scroll by keyboard', () => {
  show(element('table', [element('tbody', [element('tr', [element('td', [text('cell')])])])]));
  expect(screen.getByRole('figure', { name: 'Table' }).tabIndex).toBe(0);
});

it('gives each cell the heading of its column, for the cards of a phone', () => {
  const row = (tag: string, ...cells: string[]) =>
    element(
      'tr',
      cells.map((cell) => element(tag, cell ? [text(cell)] : [])),
    );
  const page = show(
    element('table', [
      element('thead', [row('th', '', 'Employers from')]),
      element('tbody', [row('td', 'ADA', '15 employees')]),
    ]),
  );
  const cells = [...page.querySelectorAll<HTMLElement>('tbody td')];
  expect(cells.map((cell) => cell.dataset['label'])).toEqual([undefined, 'Employers from']);
});

it('does not mark the empty corner of a table as a header', () => {
  const head = element('tr', [element('th', []), element('th', [text('Before')])]);
  show(element('table', [element('thead', [head])]));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Before',
  ]);
});

it('renders a figure with its drawing, and its data behind a button', () => {
  const svg = element(
    'svg',
    [
      element('title', [text('Most leave early')], { id: 't' }),
      element('rect', [], { x: 1, onclick: 'x()' }),
    ],
    { className: 'fig-wide', viewBox: '0 0 10 10', role: 'img', ariaLabelledBy: 't', style: 'x' },
  );
  const table = element('table', [
    element('tbody', [element('tr', [element('td', [text('12')], { align: 'right' })])]),
  ]);
  const details = element('details', [element('summary', [text('Show the data')]), table]);
  const page = show(element('figure', [svg, details, element('script', [text('x')])]));
  const drawing = screen.getByRole('img', { name: 'Most leave early' });
  expect(drawing.getAttribute('viewBox')).toBe('0 0 10 10');
  expect(page.querySelector('[onclick], [style], script')).toBeNull();
  expect(screen.getByText('12').className).toBe('is-number');
  expect(screen.getByText('Show the data').tagName).toBe('SUMMARY');
  expect(page.querySelector('details')?.open).toBe(false);
});

it('opens the data of a figure that readers move elsewhere', () => {
  const details = element('details', [element('summary', [text('Show the data')])]);
  const page = show(element('figure', [details], { source: '{}' }));
  expect(page.querySelector('details')?.open).toBe(true);
});
