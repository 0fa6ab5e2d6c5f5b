import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DocumentNode } from './document-node.ts';
import { textOf } from './document-node.ts';
import { checkFormData, convertFormData, generateDocument } from './generate-document.ts';
import type { DocumentField } from './document-values.ts';

const text = (value: string): DocumentNode => ({ type: 'text', value });
const element = (tagName: string, ...children: DocumentNode[]): DocumentNode => ({
  type: 'element',
  tagName,
  children,
});
const root = (...children: DocumentNode[]): DocumentNode => ({ type: 'root', children });
const br: DocumentNode = { type: 'element', tagName: 'br' };

const field = (part: Partial<DocumentField> & { id: string }): DocumentField => ({
  label: 'Facts',
  type: 'text',
  required: false,
  options: [],
  ...part,
});
const fields: DocumentField[] = [
  field({ id: 'name', label: 'Employee name', required: true }),
  field({ id: 'facts', type: 'textarea' }),
  field({ id: 'kind', label: 'Kind', type: 'select', options: ['Talk', 'Letter'] }),
  field({ id: 'day', label: 'Date', type: 'date' }),
  field({ id: 'count', label: 'Count', type: 'number' }),
];
const date = { currentDate: '2026-11-21' };
const documentOf = (body: DocumentNode, values: Record<string, unknown>) =>
  generateDocument({ fields, output: { filename: 'note', template: '', body } }, values, date);
const bodyOf = (body: DocumentNode, values: Record<string, unknown>) =>
  documentOf(body, values).body;
const textFile = (template: string, values: Record<string, unknown>) =>
  generateDocument({ fields, output: { filename: 'note', template, body: null } }, values, date)
    .source;

describe('a form', () => {
  test.each([{}, { name: '' }, { name: ' \n\t' }, { name: '\u0000\u202E' }, { name: null }])(
    'names a required field that is empty: %j',
    (values) => {
      expect(checkFormData(fields, values)).toEqual([
        { fieldId: 'name', message: 'Employee name is required' },
      ]);
    },
  );

  test('reports issues in the order of its fields and accepts blank optional ones', () => {
    const issues = checkFormData(fields, { day: '2026-02-29', kind: 'Call', count: '', facts: '' });
    expect(issues.map((issue) => issue.fieldId)).toEqual(['name', 'kind', 'day']);
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '26-01-01',
    '2026-1-1',
    'soon',
    '2100-02-29',
  ])('refuses %s as a date', (day) => {
    const issues = checkFormData(fields, { name: 'Ada', day });
    expect(issues).toEqual([{ fieldId: 'day', message: expect.stringContaining('Date must be') }]);
  });

  test('accepts a leap day, an offered choice and any text', () => {
    const values = { name: 'Ada', day: '2028-02-29', kind: 'Letter', facts: '<br>', count: 'many' };
    expect(checkFormData(fields, values)).toEqual([]);
  });

  test('refuses more than 20,000 characters in a field', () => {
    expect(checkFormData(fields, { name: 'Ada', facts: '7'.repeat(20_000) })).toEqual([]);
    expect(checkFormData(fields, { name: 'Ada', facts: '7'.repeat(20_001) })).toHaveLength(1);
  });

  test('never takes a value from a prototype', () => {
    const inherited = Object.create({ name: 'inherited' }) as Record<string, unknown>;
    expect(checkFormData(fields, inherited)).toHaveLength(1);
    const named = [field({ id: 'constructor', label: 'Constructor', required: true })];
    expect(checkFormData(named, {})).toHaveLength(1);
    expect(convertFormData(named, {})).toEqual({ constructor: '' });
  });
});

describe('a number', () => {
  test.each([
    ['12', 12],
    ['12.7', 12],
    ['-3.9', -3],
    ['-0.4', 0],
    ['+7', 7],
    [' 8 ', 8],
    ['1e3', 1000],
    ['12abc', 0],
    ['abc', 0],
    ['0x10', 0],
    ['1,200', 0],
    ['Infinity', 0],
    ['99999999999999999999', 0],
    [42.5, 42],
    ['', ''],
  ])('entered as %j is submitted as %j', (entered, stored) => {
    expect(convertFormData(fields, { count: entered })['count']).toBe(stored);
  });

  test('is a whole number for any text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (typed) => {
        const count = convertFormData(fields, { count: `${typed}x` })['count'];
        expect(count === '' || Number.isSafeInteger(count)).toBe(true);
      }),
    );
  });

  test('is printed as it is submitted', () => {
    expect(textFile('{{count}} days', { count: '12.7' })).toBe('12 days');
    expect(textFile('{{count}} days', { count: 'a few' })).toBe('0 days');
  });
});

describe('submitted values', () => {
  test('have every field of the form and no other', () => {
    const values = { name: ' Ada ', other: 'x', __proto__: { facts: 'y' } };
    expect(convertFormData(fields, values)).toEqual({
      name: 'Ada',
      facts: '',
      kind: '',
      day: '',
      count: '',
    });
  });
});

describe('a document', () => {
  test('prints values, long dates and the current date', () => {
    const body = root(element('p', text('{{name}}, {{day}}, {{current_date}}')));
    expect(textOf(bodyOf(body, { name: 'Ada', day: '2026-10-13' })!)).toBe(
      'Ada, October 13, 2026, November 21, 2026',
    );
  });

  test('turns newlines into line breaks within the paragraph', () => {
    const body = root(element('p', text('{{facts}}')));
    expect(bodyOf(body, { facts: 'One\r\nTwo\n\nThree\u2028Four' })).toEqual(
      root(element('p', text('One'), br, text('Two'), br, br, text('Three'), br, text('Four'))),
    );
  });

  test('prints what was typed literally, in a single pass', () => {
    const typed = '{{facts}} {{current_date}} $& $1 $` <b>&amp;</b>';
    const document = documentOf(root(element('p', text('[{{name}}]'))), {
      name: typed,
      facts: 'other',
    });
    expect(textOf(document.body!)).toBe(`[${typed}]`);
    expect(document.source).toContain(
      '[{{facts}} {{current_date}} $&amp; $1 $` &lt;b&gt;&amp;amp;&lt;/b&gt;]',
    );
  });

  test('prints names of prototype members as text', () => {
    const body = root(element('p', text('{{constructor}} {{__proto__}} {{name}}')));
    expect(textOf(bodyOf(body, { name: 'Ada' })!)).toBe('{{constructor}} {{__proto__}} Ada');
  });

  test('does not change the template', () => {
    const body = root(element('p', text('{{name}}')));
    const before = JSON.stringify(body);
    bodyOf(body, { name: 'Ada' });
    expect(JSON.stringify(body)).toBe(before);
  });

  test('has its first heading as its title, otherwise the title of the template', () => {
    const body = root(element('h1', text('File note: {{name}}')), element('p', text('x')));
    expect(documentOf(body, { name: 'Ada\u2028Lovelace' }).title).toBe('File note: Ada Lovelace');
    const output = { filename: 'note', template: 'x', body: null };
    const config = { template: { title: 'File Note' }, fields, output };
    expect(generateDocument(config, {}, date).title).toBe('File Note');
  });

  test('is the same each time', () => {
    const body = root(element('p', text('{{name}} {{facts}}')));
    const values = { name: 'Ada', facts: 'One\nTwo' };
    expect(documentOf(body, values)).toEqual(documentOf(body, values));
  });
});

describe('a blank value', () => {
  const filled = (body: DocumentNode) => bodyOf(root(body), {})?.children ?? [];

  test.each([
    element('p', text('{{facts}}')),
    element('h2', text('{{facts}}')),
    element('p', element('strong', text('{{facts}}')), text(' {{kind}} ')),
    element('ul', element('li', text('{{facts}}'))),
    element('blockquote', element('p', text('{{facts}}'))),
  ])('removes a block with nothing else in it: %j', (block) => {
    expect(filled(block)).toEqual([]);
  });

  test('shows an en dash in a cell of a table', () => {
    const cell = (tag: string, ...children: DocumentNode[]) =>
      element('table', element('tbody', element('tr', element(tag, ...children))));
    expect(filled(cell('td', text('{{facts}}')))).toEqual([cell('td', text('–'))]);
    expect(filled(cell('td', element('p', text('{{facts}}'))))).toEqual([cell('td', text('–'))]);
    expect(filled(cell('td', text('Signed')))).toEqual([cell('td', text('Signed'))]);
    expect(filled(cell('td'))).toEqual([cell('td')]);
  });

  test('shows an en dash after its label', () => {
    const [paragraph] = filled(
      element('p', element('strong', text('Kind:')), text(' {{kind}}'), br, text('Day: {{day}}')),
    );
    expect(textOf(paragraph!)).toBe('Kind: –\nDay: –');
  });

  test('leaves no gap between the words around it', () => {
    const [paragraph] = filled(element('p', text('Sent {{kind}} on {{current_date}}')));
    expect(textOf(paragraph!)).toBe('Sent on November 21, 2026');
  });

  test('removes its line from a plain text', () => {
    expect(textFile('To: {{name}}\n{{facts}}\n\nKind: {{kind}}\nEnd', { name: 'Ada' })).toBe(
      'To: Ada\n\nKind: –\nEnd',
    );
  });
});

describe('a plain text', () => {
  test('keeps the lines of template and values, unescaped', () => {
    expect(textFile('  Facts\n{{facts}}\n', { facts: 'a < b\n{{name}}' })).toBe(
      '  Facts\na < b\n{{name}}\n',
    );
  });

  test('has the words, list markers and rows of an HTML document', () => {
    const row = (...cells: string[]) =>
      element('tr', ...cells.map((cell) => element('td', text(cell))));
    const document = documentOf(
      root(
        element('h1', text('Note')),
        element('p', text('One'), br, text('Two')),
        element('ol', element('li', text('First')), element('li', text('Second'))),
        element('table', element('tbody', row('Name', '{{name}}'), row('Kind', '{{kind}}'))),
      ),
      { name: 'Ada' },
    );
    expect(document.text).toBe('Note\n\nOne\nTwo\n\n1. First\n2. Second\n\nName\tAda\nKind\t–');
  });
});

describe('an HTML file', () => {
  test('is complete and cannot run anything', () => {
    const { source } = documentOf(root(element('h1', text('A & B'))), {});
    expect(source).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(source).toContain('<title>A &amp; B</title>');
    expect(source).not.toMatch(/<script|<link|\son\w+=|https?:/);
  });

  test('contains no unknown element or attribute', () => {
    const hostile: DocumentNode = {
      type: 'element',
      tagName: 'td',
      properties: { onClick: 'x()', colSpan: '2" onclick="x()' },
      children: [element('script', text('x()'))],
    };
    expect(documentOf(root(hostile), {}).source).toContain(
      '<td colspan="2&quot; onclick=&quot;x()">x()</td>',
    );
  });
});
