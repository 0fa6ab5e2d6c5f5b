import type { DocumentNode } from '@learning/shared/domain/documents/document-node';

/** Characters the preview shows before 'Show all'. Source: rules/scoring.md S15 */
const PREVIEW_CHARACTERS = 500;

/**
 * Cuts a document after so many visible characters and adds an ellipsis; elements left empty are removed.
 *
 * @returns undefined when the document is not longer
 */
export function cutDocument(
  body: DocumentNode,
  characterCount = PREVIEW_CHARACTERS,
): DocumentNode | undefined {
  const left = { count: characterCount, isCut: false };
  const cut = cutNode(body, left);
  return left.isCut ? (cut ?? { type: 'root', children: [] }) : undefined;
}

/** Cuts plain text the same way. */
export function cutText(text: string, characterCount = PREVIEW_CHARACTERS): string | undefined {
  const characters = charactersOf(text);
  return characters.length > characterCount
    ? `${characters.slice(0, characterCount).join('')}…`
    : undefined;
}

/** Splits text into characters as a reader counts them: an accented letter or a flag is one. */
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
