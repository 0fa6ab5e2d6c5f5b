import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { beforeAll, describe, expect, test } from 'vitest';
import { NAME_SAMPLES } from '#testing/name-samples.ts';
import { zipParts } from '#testing/zip-parts.ts';
import { type WordContent, wordFile } from './word-file.ts';

const text = (value: string): DocumentNode => ({ type: 'text', value });
const element = (tagName: string, ...children: DocumentNode[]): DocumentNode => ({
  type: 'element',
  tagName,
  children,
});

const wordParts = async (content: WordContent) =>
  zipParts(Buffer.from(await (await wordFile(content)).arrayBuffer()));

const body: DocumentNode = {
  type: 'root',
  children: [
    element('h1', text('Note <b>&amp; more')),
    element('h2', text('Facts')),
    element(
      'p',
      element('strong', text('Bold')),
      element('em', element('strong', text('both'))),
      { type: 'element', tagName: 'br' },
      text(' after'),
    ),
    element('ul', element('li', text('One'), element('ul', element('li', text('Deeper'))))),
    element('ol', element('li', text('First'))),
    element('ol', element('li', element('p', text('Restarted')))),
    element('blockquote', element('p', text('Quoted'))),
    element(
      'table',
      element('thead', element('tr', element('th', text('Role')), element('th', text('Name')))),
      element('tbody', element('tr', element('td', text('Manager')), element('td'))),
    ),
    element('table', element('tbody', element('tr', element('td', text('Second'))))),
    { type: 'element', tagName: 'hr' },
  ],
};
const document = { title: 'Note & more', body, text: '' };
let parts: Map<string, string>;
let xml: string;
const count = (pattern: RegExp) => xml.match(pattern)?.length ?? 0;
/** Returns the paragraph that contains a text. */
const paragraphWith = (words: string) =>
  xml.match(/<w:p>.*?<\/w:p>/gs)!.find((paragraph) => paragraph.includes(words))!;

describe('a Word file', () => {
  beforeAll(async () => {
    parts = await wordParts(document);
    xml = parts.get('word/document.xml')!;
  });

  test('has the title and the creator in its properties', () => {
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>Note &amp; more</dc:title>');
    expect(parts.get('docProps/core.xml')).not.toContain('Un-named');
  });

  test("has Word's own headings", () => {
    expect(paragraphWith('more')).toContain('<w:pStyle w:val="Heading1"/>');
    expect(paragraphWith('Facts')).toContain('<w:pStyle w:val="Heading2"/>');
  });

  test('escapes typed text', () => {
    expect(xml).toContain('Note &lt;b&gt;&amp;amp; more');
  });

  test('has bold and italic text and line breaks within a paragraph', () => {
    const paragraph = paragraphWith('both');
    expect(paragraph).toMatch(/<w:b\/>.*Bold/);
    expect(paragraph).toMatch(/<w:i\/>.*both/);
    expect(paragraph).toContain('<w:br/>');
  });

  test('has nested lists, and starts each ordered list at 1', () => {
    expect(paragraphWith('One')).toContain('<w:ilvl w:val="0"/>');
    expect(paragraphWith('Deeper')).toContain('<w:ilvl w:val="1"/>');
    const numberOf = (words: string) => /<w:numId w:val="(\d+)"/.exec(paragraphWith(words))?.[1];
    expect(numberOf('First')).toBeDefined();
    expect(numberOf('Restarted')).toBeDefined();
    expect(numberOf('Restarted')).not.toBe(numberOf('First'));
  });

  test('has tables with a repeated header, and a paragraph in every cell', () => {
    expect(count(/<w:tbl>/g)).toBe(2);
    expect(count(/<w:tblHeader\/>/g)).toBe(1);
    const cells = xml.match(/<w:tc>.*?<\/w:tc>/gs)!;
    expect(cells).toHaveLength(5);
    expect(cells.filter((cell) => !cell.includes('<w:p>') && !cell.includes('<w:p/>'))).toEqual([]);
    expect(xml).not.toMatch(/<\/w:tbl><w:tbl>/);
  });

  test('leaves space to write only in rows with an empty cell', () => {
    const rows = xml.match(/<w:tr>.*?<\/w:tr>/gs)!;
    const tall = rows.filter((row) => /<w:trHeight w:val="432" w:hRule="atLeast"\/>/.test(row));
    expect(tall).toHaveLength(1);
    expect(tall[0]).toContain('Manager');
  });

  test('declares its language', () => {
    expect(parts.get('word/styles.xml')).toContain('<w:lang w:val="en-US"/>');
  });

  test('has no empty paragraph where Markdown breaks a line', async () => {
    const item = element('li', text('\n'), element('p', text('Lead')), text('\n'));
    const list = { type: 'root' as const, children: [element('ul', item)] };
    const documentXml = (await wordParts({ title: 'List', body: list, text: '' })).get(
      'word/document.xml',
    )!;
    expect(documentXml.match(/<w:p>/g)).toHaveLength(1);
    expect(documentXml).toMatch(/<w:numPr>.*Lead/);
  });

  test('has a page with margins', () => {
    expect(xml).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    expect(xml).toMatch(/<w:pgMar w:top="1440" w:right="1440"/);
  });

  test.each(NAME_SAMPLES)('keeps a name in $script, and its direction', async ({ name }) => {
    const letter = { title: 'Letter', body: null, text: `Dear ${name}, welcome.` };
    const documentXml = (await wordParts(letter)).get('word/document.xml')!;
    const runs = [...documentXml.matchAll(/<w:r>(.*?)<\/w:r>/g)].map(([, run]) => run!);
    const written = runs.map((run) => />([^<]*)<\/w:t>/.exec(run)?.[1] ?? '');
    expect(written.join('')).toBe(letter.text);
    const marked = written.filter((_, index) => runs[index]!.includes('<w:rtl/>'));
    expect(marked).toEqual(/[א-ת\u0600-\u06ff]/.test(name) ? [name] : []);
  });

  test('numbers its pages, and names itself above each but the first', () => {
    const footers = [...parts].filter(([name]) => /^word\/footer\d/.test(name));
    expect(footers).toHaveLength(2);
    for (const [, footer] of footers) expect(footer).toMatch(/Page .*PAGE.* of .*NUMPAGES/);
    expect(xml).toContain('<w:titlePg/>');
    expect(parts.get('word/header1.xml')).toContain('Note &amp; more');
    expect(parts.get('word/header2.xml')).not.toContain('Note');
  });

  test('keeps the lines of plain text', async () => {
    const plain = { title: 'Note', body: null, text: 'One\n\nTwo' };
    const documentXml = (await wordParts(plain)).get('word/document.xml')!;
    expect(documentXml.match(/<w:p>/g)).toHaveLength(3);
    expect(documentXml).toContain('Two');
  });
});

describe('the Word file of a form', () => {
  const row = (...cells: string[]) =>
    element('tr', ...cells.map((cell) => element('td', text(cell))));
  const table = (columnCount: number, rowCount: number) =>
    element(
      'table',
      element(
        'tbody',
        ...Array.from({ length: rowCount }, () => row(...Array<string>(columnCount).fill('____'))),
      ),
    );
  const xmlOf = async (isForm: boolean, ...children: DocumentNode[]) =>
    (await wordParts({ title: 'Form', body: { type: 'root', children }, text: '', isForm })).get(
      'word/document.xml',
    )!;
  const blanks = element('p', element('strong', text('Name: ________  ☐ Yes ☒ No')));

  test('has fields that keep the line until something is typed', async () => {
    const field = /<w:sdt>.*?<\/w:sdt>/s.exec(await xmlOf(true, blanks))![0];
    expect(field).toContain('<w:showingPlcHdr/><w:text/>');
    expect(field).toMatch(/<w:b\/>.*________/);
  });

  test('has boxes to check', async () => {
    const checked = (await xmlOf(true, blanks)).match(/<w14:checked w14:val="\d"\/>/g);
    expect(checked).toEqual(['<w14:checked w14:val="0"/>', '<w14:checked w14:val="1"/>']);
  });

  test('lies on its side, with wide tables, if it has a register', async () => {
    const register = await xmlOf(true, table(4, 6));
    expect(register).toMatch(/<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/);
    expect(register).toContain('<w:tblW w:type="dxa" w:w="12960"/>');
    for (const upright of [table(4, 5), table(3, 9)]) {
      expect(await xmlOf(true, upright)).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    }
  });

  test('is no other document, where a line is for a signature by hand', async () => {
    const letter = await xmlOf(false, blanks, table(4, 6));
    expect(letter).not.toContain('<w:sdt>');
    expect(letter).not.toContain('landscape');
  });
});
