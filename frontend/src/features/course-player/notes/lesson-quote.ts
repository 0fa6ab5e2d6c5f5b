import { LESSON_TEXT } from './lesson-text-mark.ts';

/** A quote of a lesson for the module's note. */
export interface LessonQuote {
  text: string;
}

/** A note has room for many quotes; a whole lesson belongs in none. */
const LONGEST_QUOTE = 1_000;

/** Returns what is selected in a lesson, with the title and the address of its section; undefined for anything else. */
export function quoteOf(selection: Selection | null, address: string): LessonQuote | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const { startContainer, commonAncestorContainer } = selection.getRangeAt(0);
  const lesson = elementOf(commonAncestorContainer)?.closest(`[${LESSON_TEXT}]`);
  // What is selected in a field belongs to its writer.
  if (!lesson || elementOf(commonAncestorContainer)?.closest('textarea, input')) return undefined;
  const words = selection.toString().replaceAll(/\s+/g, ' ').trim();
  if (words.length < 2) return undefined;
  const quoted = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
  const section = [...lesson.querySelectorAll('h2[id], h3[id]')]
    .filter((heading) => isBefore(heading, startContainer))
    .at(-1);
  const place = section ? `${section.textContent.trim()}: ${address}#${section.id}` : address;
  return { text: `“${quoted}”\n${place}` };
}

/** Returns the text of a note with a quote at its end. */
export function withQuote(note: string, { text }: LessonQuote): string {
  return note.trim() === '' ? `${text}\n` : `${note.trimEnd()}\n\n${text}\n`;
}

/** Returns the places that a note quotes, in its order: what stands before the address names it. */
export function quotedPlaces(note: string): { title: string; address: string }[] {
  const places = [...note.matchAll(/^(?:(.+): )?(https?:\/\/\S+\/course\/\d+\/play\?\S+)$/gm)];
  return [...new Map(places.map(([, title, address]) => [address!, title])).entries()].flatMap(
    ([address, title]) =>
      address.startsWith(`${location.origin}/`)
        ? [{ title: title ?? 'This module', address: address.slice(location.origin.length) }]
        : [],
  );
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

const isBefore = (heading: Node, node: Node) =>
  heading.contains(node) ||
  (heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
