import { isCell, isTextBlock, textOf, type DocumentNode } from './document-node.ts';

/** Printed values by placeholder. */
export type Fillings = ReadonlyMap<string, string>;

/** Printed for a blank value where an empty place would look broken. */
const BLANK = '–';
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The line being written. */
interface Line {
  text: string;
  endsBlank: boolean;
}
const newLine = (): Line => ({ text: '', endsBlank: false });

/**
 * Fills the placeholders of a text in one pass, so that a value that looks like a placeholder stays text.
 *
 * A blank value after a label ('Comments: {{comments}}') prints an en dash. Elsewhere it prints nothing, and the space beside it
 * is removed.
 */
function fillText(text: string, fillings: Fillings, line: Line): string {
  // Parts with an odd index are the names that `split` captured.
  const parts = text.split(PLACEHOLDER).map((part, index) => {
    const value = index % 2 === 1 ? fillings.get(part) : undefined;
    if (value === undefined) {
      const literal = index % 2 === 1 ? `{{${part}}}` : part;
      const isSpaced = line.text === '' || /\s$/.test(line.text);
      const added = line.endsBlank && isSpaced ? literal.trimStart() : literal;
      if (literal !== '') line.endsBlank = false;
      return append(line, added);
    }
    if (value !== '') {
      line.endsBlank = false;
      return append(line, value);
    }
    if (line.text.trimEnd().endsWith(':')) return append(line, BLANK);
    line.endsBlank = true;
    return '';
  });
  return parts.join('');
}

function append(line: Line, text: string): string {
  line.text += text;
  return text;
}

function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

/**
 * Fills a template. Values enter text nodes only, so nothing a learner types becomes markup; a newline becomes a line break. A
 * paragraph, heading or list item with only blank values is removed; such a table cell shows an en dash.
 */
export function fillTree(template: DocumentNode, fillings: Fillings): DocumentNode {
  return fillNode(template, fillings, newLine())[0] ?? { type: 'root', children: [] };
}

function fillNode(node: DocumentNode, fillings: Fillings, line: Line): DocumentNode[] {
  if (node.type === 'text') return withBreaks(fillText(node.value ?? '', fillings, line));
  if (node.tagName === 'br') {
    Object.assign(line, newLine());
    return [node];
  }
  if (!node.children) return [node];
  const own = isTextBlock(node) ? newLine() : line;
  const children = node.children.flatMap((child) => fillNode(child, fillings, own));
  const filled = { ...node, children };
  if (node.type === 'root' || !hasPlaceholder(textOf(node)) || textOf(filled).trim() !== '') {
    return [filled];
  }
  return isCell(node) ? [{ ...node, children: [{ type: 'text', value: BLANK }] }] : [];
}

function withBreaks(text: string): DocumentNode[] {
  return text
    .split('\n')
    .flatMap((line, index): DocumentNode[] => [
      ...(index > 0 ? [{ type: 'element' as const, tagName: 'br' }] : []),
      ...(line === '' ? [] : [{ type: 'text' as const, value: line }]),
    ]);
}

/** Fills a plain text template. Lines with only blank values are removed. */
export function fillPlainText(template: string, fillings: Fillings): string {
  const lines = template.split('\n').flatMap((line) => {
    const filled = fillText(line, fillings, newLine());
    return hasPlaceholder(line) && filled.trim() === '' ? [] : [filled];
  });
  return lines.join('\n');
}
