import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { TextRun } from 'docx';
import { splitByDirection } from '@learning/shared/domain/wording/right-to-left';

interface Emphasis {
  bold?: boolean;
  italics?: boolean;
}

/** Converts inline text to Word's runs, with bold, italics and line breaks. */
export function runsOf(nodes: readonly DocumentNode[], emphasis: Emphasis = {}): TextRun[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return textRuns(node.value ?? '', emphasis);
    if (node.tagName === 'br') return [new TextRun({ break: 1 })];
    return runsOf(node.children ?? [], {
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
