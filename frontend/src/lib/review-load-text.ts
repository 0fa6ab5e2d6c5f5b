import type { SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import { reviewMinutes, SESSION_CARDS } from '@learning/shared/domain/learning/review-load';

type Load = Pick<SpacedReviewSummary, 'dueCount'> &
  Partial<Pick<SpacedReviewSummary, 'todayCount'>>;

/** Returns how many questions today asks for. A summary that an older release kept on the device has only one count. */
export function askedToday({ dueCount, todayCount = dueCount }: Load): number {
  return todayCount;
}

/** Returns what today asks for: `5 questions`, `12 of 126 questions`. Source: rules/learning.md L41 */
export function dueFigure(load: Load): string {
  const { dueCount } = load;
  const today = askedToday(load);
  const noun = dueCount === 1 ? 'question' : 'questions';
  return today < dueCount ? `${today} of ${dueCount} ${noun}` : `${dueCount} ${noun}`;
}

/** Returns how long that takes, and of a backlog that the rest can wait: `About three minutes.` */
export function dueNote(load: Load): string {
  const today = askedToday(load);
  const minutes = aboutMinutes(today);
  if (today < load.dueCount) return `${minutes}. The rest is spread over the next days.`;
  return today > SESSION_CARDS ? `${minutes}, ${SESSION_CARDS} at a time.` : `${minutes}.`;
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function aboutMinutes(cards: number): string {
  const minutes = reviewMinutes(cards);
  return minutes === 1 ? 'About a minute' : `About ${WORDS[minutes - 1] ?? minutes} minutes`;
}
