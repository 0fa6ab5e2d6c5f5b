import { playConversation } from '@learning/shared/domain/scoring/play-conversation';
import { ConversationConfig } from '#conversation-schema.ts';
import { WORDS_PER_MINUTE, wordsIn } from '#reading-time.ts';
import type { ContentType } from '../content-type.ts';
import { checkConversation } from './validate-conversation.ts';

const MINUTES_PER_LINE = 0.5;
/** The lines stay on the screen, and are compared at each turn. */
const READINGS_OF_LINES = 2;

export const conversation: ContentType<ConversationConfig> = {
  schema: ConversationConfig,
  report: { heading: 'Co.', counts: 'conversations' },
  minutes: conversationMinutes,
  clockMinutes: () => null,
  check: checkConversation,
  // No line is right on its own: `validate-conversation.ts` plays scripts that choose lines by their form.
  guesses: null,
};

/** Counts reading the lines twice, the replies of a good order with the record, and half a minute for each line said. */
function conversationMinutes(config: ConversationConfig): number {
  const { context, aim, opening, goals, lines, feedback, goodOrder } = config;
  const { turns } = playConversation(config, goodOrder);
  const frame = wordsIn([context, aim, opening, goals.map(({ text }) => text), feedback.passing]);
  const said = wordsIn(turns.map(({ reply: { text, why } }) => [text, why]));
  const read = READINGS_OF_LINES * wordsIn(lines.map(({ text }) => text));
  return Math.ceil((frame + said + read) / WORDS_PER_MINUTE + turns.length * MINUTES_PER_LINE);
}
