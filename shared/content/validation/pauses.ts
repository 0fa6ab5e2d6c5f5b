import { blockquotesOf } from './markdown-blocks.ts';

/** A "Pause and apply" prompt of a lesson. */
export interface Pause {
  /** The task, as Markdown. */
  prompt: string;
  /** What a sound answer says, as Markdown; empty if the author has not written one. */
  answer: string;
  /** Line of the file, from 1. */
  line: number;
}

export const PAUSE_LABEL = /^\*\*Pause and apply\.?\*\*\.?\s*/;
export const ANSWER_LABEL = /^\*\*A sound answer\.?\*\*\.?\s*/;

/**
 * Returns the pauses of a lesson. The paragraphs of the same blockquote from "**A sound answer.**" on are the answer.
 *
 * Source: rules/content.md C37
 */
export function pausesOf(markdown: string): Pause[] {
  return blockquotesOf(markdown)
    .filter(({ paragraphs }) => PAUSE_LABEL.test(paragraphs[0] ?? ''))
    .map(({ paragraphs, line }) => {
      const answerAt = paragraphs.findIndex((paragraph) => ANSWER_LABEL.test(paragraph));
      const end = answerAt < 0 ? paragraphs.length : answerAt;
      const prompt = paragraphs.slice(0, end).join('\n\n').replace(PAUSE_LABEL, '');
      const answer = paragraphs.slice(end).join('\n\n').replace(ANSWER_LABEL, '');
      return { prompt: prompt.trim(), answer: answer.trim(), line };
    });
}

/** Removes the sound answers from a lesson. */
export function withoutSoundAnswers(markdown: string): string {
  const lines = markdown.split('\n');
  let isAnswer = false;
  return lines
    .filter((line) => {
      if (!line.startsWith('>')) isAnswer = false;
      else if (ANSWER_LABEL.test(line.replace(/^>\s*/, ''))) isAnswer = true;
      return !isAnswer;
    })
    .join('\n');
}
