import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { TextRun } from 'docx';

interface Emphasis {
  bold?: boolean;
  italics?: boolean;
}

/** Converts inline text to Word's runs, with bold, italics and line breaks. */
export function runsOf(nodes: readonly DocumentNode[], emphasis: Emphasis = {}): TextRun[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [new TextRun({ text: node.value ?? '', ...emphasis })];
    if (node.tagName === 'br') return [new TextRun({ break: 1 })];
    return runsOf(node.children ?? [], {
      ...emphasis,
      ...(node.tagName === 'strong' ? { bold: true } : {}),
      ...(node.tagName === 'em' ? { italics: true } : {}),
    });
  });
}
