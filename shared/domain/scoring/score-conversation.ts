/** Scores a conversation by its outcome and its guardrails. Source: rules/scoring.md S33 */
import {
  GUARDRAILS,
  playConversation,
  type ConversationLine,
  type ConversationRules,
  type PlayedConversation,
} from './play-conversation.ts';
import { isPassed, scorePercent } from './score-percent.ts';

export interface ConversationScore<Line extends ConversationLine = ConversationLine> {
  played: PlayedConversation<Line>;
  /** The share of the goals that were reached, in whole percent. */
  score: number;
  reachesOutcome: boolean;
  keepsGuardrails: boolean;
  passed: boolean;
}

/** A conversation is passed when enough of its goals are reached, and nothing in it breaks a guardrail. */
export function scoreConversation<Line extends ConversationLine>(
  rules: ConversationRules<Line>,
  said: readonly string[],
  passingScore: number,
): ConversationScore<Line> {
  const played = playConversation(rules, said);
  const reached = rules.goals.filter(({ id }) => played.reached.has(id));
  const score = scorePercent(reached.length, rules.goals.length);
  const reachesOutcome = isPassed(score, passingScore);
  const keepsGuardrails = !played.turns.some(
    ({ reply: { mark } }) => mark !== undefined && GUARDRAILS.includes(mark),
  );
  return {
    played,
    score,
    reachesOutcome,
    keepsGuardrails,
    passed: reachesOutcome && keepsGuardrails,
  };
}
