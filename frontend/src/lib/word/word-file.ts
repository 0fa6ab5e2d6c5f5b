import { site } from '@learning/content/site';
import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { Document, Packer, Paragraph } from 'docx';
import { blocksOf } from './word-blocks.ts';
import { pageMargins } from './word-margins.ts';
import { LANDSCAPE, PORTRAIT } from './word-page.ts';
import { textRuns } from './word-runs.ts';
import { numbering, styles } from './word-styles.ts';
import { hasRegister } from './word-table.ts';

export interface WordContent {
  /** Stored in the file's properties, and printed above the second page and those that follow. */
  title: string;
  /** null for plain text. */
  body: DocumentNode | null;
  /** Printed when there is no body. */
  text: string;
  /** A form has fields in place of its blanks, and lies on its side if it has a register. @default false */
  isForm?: boolean;
}

/**
 * Creates a .docx file with real headings, lists and tables, in US English on US Letter. This module is large: import it
 * dynamically.
 */
export function wordFile({ title, body, text, isForm = false }: WordContent): Promise<Blob> {
  const { page, textWidthTwips } = isForm && body && hasRegister(body) ? LANDSCAPE : PORTRAIT;
  const children = body
    ? blocksOf(body.children ?? [], { lists: { count: 0 }, level: -1, isForm, textWidthTwips })
    : text
        .split('\n')
        .map((line) => new Paragraph({ children: textRuns(line), spacing: { after: 0 } }));
  return Packer.toBlob(
    new Document({
      title,
      creator: site.name,
      lastModifiedBy: site.name,
      styles,
      numbering,
      sections: [{ properties: { page, titlePage: true }, ...pageMargins(title), children }],
    }),
  );
}
