import type { RichTextNode } from '@learning/shared/contract/fields';
import { plainText } from './plain-text.ts';

/** The beginning of a lesson: its first heading, the paragraphs below, and its first pause. */
export interface LessonExcerpt {
  heading: string;
  paragraphs: string[];
  /** The task of the first pause, without its title; undefined if there is none. */
  pause: string | undefined;
}

const PARAGRAPHS = 2;

/** Returns what the home page shows of a lesson; undefined for a text that begins otherwise. */
export function lessonExcerpt(body: RichTextNode): LessonExcerpt | undefined {
  const parts = (body.children ?? []).filter(({ type }) => type === 'element');
  const [first, ...rest] = parts;
  if (first?.tagName !== 'h2') return undefined;
  const end = rest.findIndex(({ tagName }) => tagName !== 'p');
  const paragraphs = rest.slice(0, end === -1 ? rest.length : end).slice(0, PARAGRAPHS);
  if (paragraphs.length === 0) return undefined;
  const pause = rest.find(({ tagName, properties }) => tagName === 'blockquote' && properties?.id);
  const task = pause?.children?.find(({ tagName }) => tagName === 'p');
  return {
    heading: plainText(first),
    paragraphs: paragraphs.map(plainText),
    pause: task && plainText(task).replace(/^Pause and apply\.\s*/, ''),
  };
}
