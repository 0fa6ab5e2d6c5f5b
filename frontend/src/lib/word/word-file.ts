import { operator } from '@learning/content/site/operator';
import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { Document, Packer, Paragraph } from 'docx';
import { blocksOf } from './word-blocks.ts';
import { page } from './word-page.ts';
import { textRuns } from './word-runs.ts';
import { numbering, styles } from './word-styles.ts';

export interface WordContent {
  /** Stored in the file's properties; not printed. */
  title: string;
  /** null for plain text. */
  body: DocumentNode | null;
  /** Printed when there is no body. */
  text: string;
}

/**
 * Creates a .docx file with real headings, lists and tables, in US English on US Letter. This module is large: import it
 * dynamically.
 */
export function wordFile({ title, body, text }: WordContent): Promise<Blob> {
  const children = body
    ? blocksOf(body.children ?? [], { lists: { count: 0 }, level: -1 })
    : text
        .split('\n')
        .map((line) => new Paragraph({ children: textRuns(line), spacing: { after: 0 } }));
  return Packer.toBlob(
    new Document({
      title,
      creator: operator.name,
      lastModifiedBy: operator.name,
      styles,
      numbering,
      sections: [{ properties: { page }, children }],
    }),
  );
}
