/** A tree of elements and text, with the same type as the contract's `RichTextNode` (hast). */
export interface DocumentNode {
  type: 'root' | 'element' | 'text';
  tagName?: string | undefined;
  properties?: Record<string, string | number | boolean | (string | number)[]> | undefined;
  children?: DocumentNode[] | undefined;
  value?: string | undefined;
}

/** Elements that a generated document may contain. */
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

/** Elements that contain running text; each begins and ends a line. */
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

/** Returns the text of a node; a `br` becomes a newline. */
export function textOf(node: DocumentNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.tagName === 'br') return '\n';
  return (node.children ?? []).map(textOf).join('');
}
