import type { Resource } from '@learning/shared/contract/catalog';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { partsOf, plainText } from './plain-text.ts';

/** A line of a form, or a part with a title, as it is to fill in and filled in. */
export interface DocumentPart {
  label: string;
  before: string;
  after: string;
}

/** The beginning of a document, to fill in and filled in. */
export interface DocumentSample {
  name: string;
  lines: DocumentPart[];
  parts: DocumentPart[];
}

const LINES = 4;
const PARTS = 3;

/** Returns what the home page shows of a document; undefined without an example or if the two have nothing in common. */
export function documentSample({ name, body, filled }: Resource): DocumentSample | undefined {
  if (!filled) return undefined;
  const lines = pairs(linesOf(body), linesOf(filled)).slice(0, LINES);
  const parts = pairs(titledPartsOf(body), titledPartsOf(filled)).slice(0, PARTS);
  return lines.length > 0 && parts.length > 0 ? { name, lines, parts } : undefined;
}

/** Pairs what has the same label in both. */
function pairs(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): DocumentPart[] {
  return [...before].flatMap(([label, text]) => {
    const filled = after.get(label);
    return filled === undefined ? [] : [{ label, before: text, after: filled }];
  });
}

/** Returns the rows of the first table. */
function linesOf(body: RichTextNode): Map<string, string> {
  const [table] = partsOf(body, 'table');
  const rows = table ? partsOf(table, 'tr').map((row) => partsOf(row, 'td').map(plainText)) : [];
  return new Map(rows.flatMap(([label, text]) => (label && text ? [[label, text]] : [])));
}

/** Returns the paragraphs that begin with a title in bold, such as "Facts." */
function titledPartsOf(body: RichTextNode): Map<string, string> {
  const parts = (body.children ?? [])
    .filter(({ tagName }) => tagName === 'p')
    .map(({ children = [] }) => children)
    .filter(([first]) => first?.tagName === 'strong' && plainText(first).endsWith('.'));
  return new Map(
    parts.map(([title, ...text]) => [
      plainText(title!).slice(0, -1),
      text.map(plainText).join('').trim(),
    ]),
  );
}
