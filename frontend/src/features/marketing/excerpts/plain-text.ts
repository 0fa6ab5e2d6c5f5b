import type { RichTextNode } from '@learning/shared/contract/fields';

/** Returns the text of a part of a lesson or document, without its markup. */
export function plainText({ value, children = [] }: RichTextNode): string {
  return value ?? children.map(plainText).join('');
}

/** Returns the parts of a tree with this tag, outermost first. */
export function partsOf(node: RichTextNode, tag: string): RichTextNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName === tag ? [child] : partsOf(child, tag),
  );
}
