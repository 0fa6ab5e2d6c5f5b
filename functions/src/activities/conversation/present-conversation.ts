import type { ConversationConfig } from '@learning/content/schema';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import {
  playConversation,
  type PlayedConversation,
} from '@learning/shared/domain/scoring/play-conversation';
import type { OpenConversation } from './conversation-repository.ts';

type Line = ConversationConfig['lines'][number];
type Played = Pick<OpenConversation, 'attempt' | 'played'>;

/** Plays what was said in an attempt. */
export function playedSoFar({ attempt, played }: Played): PlayedConversation<Line> {
  return playConversation(played.conversation, saidIn(attempt));
}

/** Returns the ids of the lines that were said, in order. */
export function saidIn({ said }: Played['attempt']): string[] {
  return said.map(({ lineId }) => lineId);
}

/** Names a line toward the learner by its place in the order of the attempt. The ids of the content would tell what it is. */
export function shownLineId({ played }: Pick<Played, 'played'>, lineId: string): string {
  return `line-${played.conversation.lines.findIndex(({ id }) => id === lineId) + 1}`;
}

/** Returns the line that the learner sees under an id; undefined if there is none. */
export function lineShownAs(open: Pick<Played, 'played'>, shownId: string): Line | undefined {
  return open.played.conversation.lines.find(({ id }) => shownLineId(open, id) === shownId);
}

/**
 * Returns an open attempt as its learner sees it: what was said with its replies, and what can still be said. Names each field that
 * leaves the server, so that no other reply, goal or mark leaves it by accident.
 *
 * Source: rules/scoring.md S2
 */
export function presentConversation(open: Played): ConversationAttempt {
  const { attempt, played } = open;
  const { turns, isOver } = playedSoFar(open);
  const said = new Set(saidIn(attempt));
  const shown = ({ id, text }: Line) => ({ id: shownLineId(open, id), text });
  return {
    id: attempt.id,
    activityId: attempt.activityId,
    startedAt: attempt.startedAt,
    turns: turns.map(({ line, reply }) => ({ line: shown(line), reply: reply.text })),
    lines: isOver ? [] : played.conversation.lines.filter(({ id }) => !said.has(id)).map(shown),
    turnsLeft: isOver ? 0 : played.conversation.turns - turns.length,
  };
}
