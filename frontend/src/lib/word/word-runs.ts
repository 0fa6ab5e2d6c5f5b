import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { type ParagraphChild, TextRun } from 'docx';
import { type Emphasis, fieldsOf } from './word-fields.ts';

/** Converts inline text to Word's runs, with bold, italics and line breaks; in a form, with fields. */
export function runsOf(
  nodes: readonly DocumentNode[],
  isForm: boolean,
  emphasis: Emphasis = {},
): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    if (node.type === 'text') {
      const text = node.value ?? '';
      return isForm ? fieldsOf(text, emphasis) : [new TextRun({ text, ...emphasis })];
    }
    if (node.tagName === 'br') return [new TextRun({ break: 1 })];
    return runsOf(node.children ?? [], isForm, {
      ...emphasis,
      ...(node.tagName === 'strong' ? { bold: true } : {}),
      ...(node.tagName === 'em' ? { italics: true } : {}),
    });
  });
}
