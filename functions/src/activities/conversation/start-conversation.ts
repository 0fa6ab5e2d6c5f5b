import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import { SEED_LIMIT, seededRandom, shuffled } from '@learning/shared/domain/shuffle';
import { randomInt } from 'node:crypto';
import type { ActivityDependencies } from '../dependencies.ts';
import type { ActivityCommand } from '../open-activity.ts';
import { startPlayed } from '../played/start-played.ts';
import { conversationConfig } from './conversation-config.ts';
import type { PublishedConversation } from './conversation-records.ts';
import { presentConversation } from './present-conversation.ts';

/**
 * Starts a conversation, or returns the open attempt with what was said.
 *
 * @throws Failure as `startPlayed` does.
 * Source: rules/scoring.md S21, S32
 */
export async function startConversation(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ConversationAttempt> {
  const open = await startPlayed(
    {
      type: 'conversation',
      attempts: deps.conversations,
      begin: (record, { attempt, played }) => ({
        attempt: { entity: 'conversationAttempt' as const, ...attempt, said: [] },
        played: {
          entity: 'playedConversation' as const,
          ...played,
          conversation: withShuffledLines(conversationConfig(record)),
        },
      }),
    },
    command,
    deps,
  );
  return presentConversation(open);
}

/** Returns the conversation with its lines in an order of their own: the place of a line tells nothing. */
function withShuffledLines(config: PublishedConversation): PublishedConversation {
  return { ...config, lines: shuffled(config.lines, seededRandom(randomInt(SEED_LIMIT))) };
}
