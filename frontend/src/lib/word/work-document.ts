import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import type { WordContent } from './word-file.ts';

/** A heading with what the learner wrote below it. */
interface WrittenSection {
  heading: string;
  /** The task, printed above the text. */
  task?: string;
  text: string;
}

/** Converts what a learner wrote to a document: a title, then a heading for each text. */
export function workDocument(title: string, sections: readonly WrittenSection[]): WordContent {
  const children = sections.flatMap(({ heading, task, text }) => [
    ...(heading ? [element('h2', [textNode(heading)])] : []),
    ...(task ? [element('p', [element('em', [textNode(task)])])] : []),
    ...blocksOf(text),
  ]);
  return {
    title,
    body: { type: 'root', children: [element('h1', [textNode(title)]), ...children] },
    text: '',
  };
}

/** Makes paragraphs of the text between empty lines, and lists of lines that begin with a hyphen or a bullet. */
function blocksOf(text: string): DocumentNode[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const lines = block.split('\n');
      if (lines.every((line) => BULLET.test(line))) {
        const items = lines.map((line) => element('li', [textNode(line.replace(BULLET, ''))]));
        return element('ul', items);
      }
      const inline = lines.flatMap((line, index) =>
        index === 0 ? [textNode(line)] : [element('br', []), textNode(line)],
      );
      return element('p', inline);
    });
}

const BULLET = /^\s*[-*•]\s+/;

const textNode = (value: string): DocumentNode => ({ type: 'text', value });
const element = (tagName: string, children: DocumentNode[]): DocumentNode => ({
  type: 'element',
  tagName,
  children,
});
