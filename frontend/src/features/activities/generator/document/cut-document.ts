import type { DocumentNode } from '@learning/shared/domain/documents/document-node';

/** What the preview shows before 'Show all' (issue: 500 characters). */
export const PREVIEW_CHARACTERS = 500;

/**
 * The beginning of a document: so many visible characters, then an ellipsis; what is left empty goes.
 *
 * @returns undefined when the document is no longer than that.
 */
export function cutDocument(
  body: DocumentNode,
  characterCount = PREVIEW_CHARACTERS,
): DocumentNode | undefined {
  const left = { count: characterCount, isCut: false };
  const cut = cutNode(body, left);
  return left.isCut ? (cut ?? { type: 'root', children: [] }) : undefined;
}

/** The same for plain text. */
export function cutText(text: string, characterCount = PREVIEW_CHARACTERS): string | undefined {
  const characters = charactersOf(text);
  return characters.length > characterCount
    ? `${characters.slice(0, characterCount).join('')}…`
    : undefined;
}

/** Characters as a reader counts them: an accented letter or a flag is one. */
function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cutNode(
  node: DocumentNode,
  left: { count: number; isCut: boolean },
): DocumentNode | undefined {
  if (left.isCut) return undefined;
  if (node.type === 'text') {
    const value = node.value ?? '';
    const short = cutText(value, left.count);
    left.isCut = short !== undefined;
    left.count -= charactersOf(value).length;
    return short === undefined ? node : { ...node, value: short };
  }
  if (!node.children) return node;
  const children = node.children.flatMap((child) => cutNode(child, left) ?? []);
  return children.length > 0 || node.children.length === 0 ? { ...node, children } : undefined;
}
