/** Finds the lines of a written conversation in an attempt, which shows them in an order and under ids of its own. */
import type { ConversationConfig } from '#conversation-schema.ts';

/**
 * Returns the ids under which an attempt shows written lines.
 *
 * @param written ids of the content; those of the good order by default
 */
export function lineIdsOf(
  { lines, goodOrder }: Pick<ConversationConfig, 'lines' | 'goodOrder'>,
  shown: readonly { id: string; text: string }[],
  written: readonly string[] = goodOrder,
): string[] {
  return written.map((id) => {
    const text = lines.find((line) => line.id === id)?.text;
    const found = shown.find((line) => line.text === text);
    if (!found) throw new Error(`The attempt shows no line '${id}'.`);
    return found.id;
  });
}
