/** A piece of a document: a tree of elements and text, of the same shape as the contract's `RichTextNode` (hast). */
export interface DocumentNode {
  type: 'root' | 'element' | 'text';
  tagName?: string | undefined;
  properties?: Record<string, string | number | boolean | (string | number)[]> | undefined;
  children?: DocumentNode[] | undefined;
  value?: string | undefined;
}

/** Elements a generated document consists of. */
export const DOCUMENT_TAGS: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'hr',
  'blockquote',
]);

/** Elements that hold running text: a line of them starts and ends with the element. */
const TEXT_BLOCKS: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'li',
  'th',
  'td',
  'blockquote',
]);

export const isHeading = (node: DocumentNode): boolean => /^h[1-4]$/.test(node.tagName ?? '');
export const isCell = (node: DocumentNode): boolean => /^t[hd]$/.test(node.tagName ?? '');
export const isTextBlock = (node: DocumentNode): boolean => TEXT_BLOCKS.has(node.tagName ?? '');

/** The words of a node; a line break counts as a newline. */
export function textOf(node: DocumentNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.tagName === 'br') return '\n';
  return (node.children ?? []).map(textOf).join('');
}
