/** How much of what is due a day asks for. Source: rules/learning.md L41 */

/** Cards of one session. */
export const SESSION_CARDS = 12;
/** What three sessions cannot clear is a backlog: each day asks for one session of it. */
const BACKLOG_FROM = 3 * SESSION_CARDS + 1;
const SECONDS_PER_CARD = 15;

/** Returns about how many minutes some cards take; at least one. */
export function reviewMinutes(cards: number): number {
  return Math.max(1, Math.round((cards * SECONDS_PER_CARD) / 60));
}

interface Load {
  /** Cards seen before that are due. */
  due: number;
  /** Cards seen before today that were reviewed today. */
  reviewedToday: number;
}

/** Whether the learner's day began with a backlog; reviewing some of it does not end it before the day does. */
export function isBacklog({ due, reviewedToday }: Load): boolean {
  return due + reviewedToday >= BACKLOG_FROM;
}

/** Returns how much of a backlog today still asks for: what is left of one session. */
export function backlogForToday({ due, reviewedToday }: Load): number {
  return Math.min(due, Math.max(0, SESSION_CARDS - reviewedToday));
}
