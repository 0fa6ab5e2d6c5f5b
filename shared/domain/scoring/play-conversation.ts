/** Plays a conversation: what the other person replies follows from what was said before. Source: rules/scoring.md S32 */

/** What must have happened before a reply; everything named must hold. */
export interface ReplyCondition {
  /** Ids of lines that were said. */
  after?: readonly string[] | undefined;
  /** Ids of lines of which none was said. */
  notAfter?: readonly string[] | undefined;
  /** Ids of lines of which the last one said is one: the reply takes up what was just hinted at. */
  follows?: readonly string[] | undefined;
  /** Ids of goals that are reached. */
  reached?: readonly string[] | undefined;
  trustAtLeast?: number | undefined;
  trustBelow?: number | undefined;
}

/** What the record marks about a line. */
export type LineMark = 'leading' | 'pressure' | 'unlawful' | 'promise' | 'disclosure';

/** The marks that no conversation may have, whatever it reached. */
export const GUARDRAILS: readonly LineMark[] = ['unlawful', 'promise', 'disclosure'];

export interface ConversationReply {
  /** Absent in the last reply of a line, which is given when no other fits. */
  when?: ReplyCondition | undefined;
  text: string;
  /** Added to the trust. */
  trust?: number | undefined;
  /** Ids of goals. */
  reaches?: readonly string[] | undefined;
  mark?: LineMark | undefined;
  /** Why the line is marked, or why it did what it did. */
  why: string;
  /** The other person ends the conversation with it. */
  ends?: boolean | undefined;
}

export interface ConversationLine {
  id: string;
  text: string;
  /** The first one that fits is given. */
  replies: readonly ConversationReply[];
}

/** The rules of a conversation, as far as playing needs them. */
export interface ConversationRules<Line extends ConversationLine = ConversationLine> {
  /** Trust at the start, and its most; at 0 the other person ends the conversation. */
  trust: { start: number; most: number };
  /** Lines that there is time for. */
  turns: number;
  goals: readonly { id: string }[];
  lines: readonly Line[];
}

export interface PlayedTurn<Line extends ConversationLine = ConversationLine> {
  line: Line;
  reply: Line['replies'][number];
}

export interface PlayedConversation<Line extends ConversationLine = ConversationLine> {
  turns: PlayedTurn<Line>[];
  trust: number;
  /** Ids of goals. */
  reached: ReadonlySet<string>;
  /** No line can be said any more. */
  isOver: boolean;
}

/**
 * Plays the lines in the order in which they were said. The same lines in the same order always get the same replies; a line that is
 * unknown, was said before or comes after the end changes nothing.
 */
export function playConversation<Line extends ConversationLine>(
  rules: ConversationRules<Line>,
  said: readonly string[],
): PlayedConversation<Line> {
  let played = beginning(rules);
  for (const id of said) {
    const line = rules.lines.find((candidate) => candidate.id === id);
    if (line && !played.isOver && !wasSaid(played, id)) played = afterLine(rules, played, line);
  }
  return played;
}

function beginning<Line extends ConversationLine>({
  trust,
}: ConversationRules<Line>): PlayedConversation<Line> {
  return { turns: [], trust: trust.start, reached: new Set(), isOver: false };
}

function afterLine<Line extends ConversationLine>(
  rules: ConversationRules<Line>,
  before: PlayedConversation<Line>,
  line: Line,
): PlayedConversation<Line> {
  const reply =
    line.replies.find(({ when }) => !when || holds(when, before)) ?? line.replies.at(-1)!;
  const turns = [...before.turns, { line, reply }];
  const trust = Math.min(rules.trust.most, Math.max(0, before.trust + (reply.trust ?? 0)));
  return {
    turns,
    trust,
    reached: new Set([...before.reached, ...(reply.reaches ?? [])]),
    isOver: reply.ends === true || trust === 0 || turns.length >= rules.turns,
  };
}

function holds(
  { after = [], notAfter = [], follows, reached = [], trustAtLeast, trustBelow }: ReplyCondition,
  before: PlayedConversation,
): boolean {
  return (
    after.every((id) => wasSaid(before, id)) &&
    !notAfter.some((id) => wasSaid(before, id)) &&
    (follows === undefined || follows.includes(before.turns.at(-1)?.line.id ?? '')) &&
    reached.every((id) => before.reached.has(id)) &&
    (trustAtLeast === undefined || before.trust >= trustAtLeast) &&
    (trustBelow === undefined || before.trust < trustBelow)
  );
}

function wasSaid({ turns }: PlayedConversation, id: string): boolean {
  return turns.some(({ line }) => line.id === id);
}
