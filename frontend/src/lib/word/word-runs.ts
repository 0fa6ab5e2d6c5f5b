import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { splitByDirection } from '@learning/shared/domain/wording/right-to-left';
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
      return isForm ? fieldsOf(text, emphasis) : textRuns(text, emphasis);
    }
    if (node.tagName === 'br') return [new TextRun({ break: 1 })];
    return runsOf(node.children ?? [], isForm, {
      ...emphasis,
      ...(node.tagName === 'strong' ? { bold: true } : {}),
      ...(node.tagName === 'em' ? { italics: true } : {}),
    });
  });
}

/** Marks names that are read from right to left: Word would put the words of a Hebrew name in the opposite order. */
export function textRuns(value: string, emphasis: Emphasis = {}): TextRun[] {
  if (value === '') return [new TextRun({ text: '', ...emphasis })];
  return splitByDirection(value).map(
    ({ text, isRtl }) => new TextRun({ text, ...emphasis, ...(isRtl && { rightToLeft: true }) }),
  );
}
