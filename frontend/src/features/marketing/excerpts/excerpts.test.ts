import { expect, it } from 'vitest';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { documentSample } from './document-sample.ts';
import { lessonExcerpt } from './lesson-excerpt.ts';

const text = (value: string): RichTextNode => ({ type: 'text', value });
const element = (
  tagName: string,
  children: (RichTextNode | string)[],
  properties: RichTextNode['properties'] = {},
): RichTextNode => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
const root = (...children: (RichTextNode | string)[]): RichTextNode => ({
  type: 'root',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
const form = (...rows: [string, string][]) =>
  element('table', [
    element(
      'tbody',
      rows.map((cells) =>
        element(
          'tr',
          cells.map((cell) => element('td', [cell])),
        ),
      ),
    ),
  ]);
const part = (label: string, rest: string) =>
  element('p', [element('strong', [`${label}.`]), ` ${rest}`]);

it('shows the beginning of a lesson and its first pause', () => {
  const body = root(
    element('h2', ['Why it matters']),
    '\n',
    element('p', ['A manager ', element('strong', ['calls']), '.']),
    element('p', ['A record helps.']),
    element('p', ['A third paragraph.']),
    element('h3', ['An idea']),
    element('p', ['Text.']),
    element('blockquote', ['A law box']),
    element(
      'blockquote',
      [element('p', [element('strong', ['Pause and apply.']), ' Take 4 minutes.'])],
      { id: 'pause-1' },
    ),
  );
  expect(lessonExcerpt(body)).toEqual({
    heading: 'Why it matters',
    paragraphs: ['A manager calls.', 'A record helps.'],
    pause: 'Take 4 minutes.',
  });
});

it('shows nothing of a text that begins otherwise', () => {
  expect(lessonExcerpt(root(element('p', ['Text.'])))).toBeUndefined();
  expect(lessonExcerpt(root(element('h2', ['Title']), element('h3', ['Idea'])))).toBeUndefined();
});

const document = (body: RichTextNode, filled: RichTextNode | null) =>
  documentSample({
    id: 'note',
    courseId: 14,
    courseTitle: 'Documentation',
    moduleId: 'm3',
    name: 'File Note',
    body,
    filled,
    workbook: null,
  });

it('shows the lines and parts that a document has to fill in and filled in', () => {
  const body = root(form(['Employee', '____'], ['Date', '____']), part('Facts', 'What happened.'));
  const filled = root(
    element('p', ['An example.']),
    form(['Employee', 'Kim'], ['Extra', 'x']),
    part('Facts', 'Late at 8:17.'),
    part('More', 'y'),
  );
  expect(document(body, filled)).toEqual({
    name: 'File Note',
    lines: [{ label: 'Employee', before: '____', after: 'Kim' }],
    parts: [{ label: 'Facts', before: 'What happened.', after: 'Late at 8:17.' }],
  });
});

it('shows no document without an example', () => {
  expect(document(root(form(['Employee', '____'])), null)).toBeUndefined();
  expect(document(root(), root())).toBeUndefined();
});
