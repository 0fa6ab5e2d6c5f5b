import type { RichTextNode } from '@learning/shared/contract/fields';
import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import type { WordContent } from '#lib/word/word-file.ts';

/** Converts a resource to a document: its name as the title, then its content. */
export function resourceDocument({
  name,
  body,
}: {
  name: string;
  body: RichTextNode;
}): WordContent {
  const title: DocumentNode = {
    type: 'element',
    tagName: 'h1',
    children: [{ type: 'text', value: name }],
  };
  return {
    title: name,
    body: { type: 'root', children: [title, ...(body.children ?? [])] },
    text: '',
    isForm: true,
  };
}
