/** When a coaching session may be offered, moved and canceled, and how many a month a plan includes. Source: rules/learning.md L22, L33, L34 */
import { localDate } from './time/learning-time.ts';

/** Times a learner offers for a session. */
export const OFFERED_TIMES = 3;
export const SESSION_MINUTES = 45;
/** From the offer to the earliest time in it, so that the operator can answer. */
export const OFFER_NOTICE_HOURS = 48;
/** From the offer to the latest time in it. */
export const OFFER_DAYS = 60;
/** Up to here before its start, a session can be moved, and canceling gives it back. */
export const CHANGE_NOTICE_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Returns the calendar month (`yyyy-mm`) of an instant in a time zone. */
export const monthIn = (timeZone: string, now: Date): string =>
  localDate(now, timeZone).slice(0, 7);

export type OfferIssue = 'same' | 'too_soon' | 'too_late' | 'weekend';

/** Returns what is wrong with one of the offered times; undefined for a time that can be offered. @param timeZone of the learner */
export function offerIssue(
  time: string,
  others: readonly string[],
  timeZone: string,
  now: Date,
): OfferIssue | undefined {
  const [startsAt, earliest] = [Date.parse(time), now.getTime() + OFFER_NOTICE_HOURS * HOUR_MS];
  if (others.some((other) => Date.parse(other) === startsAt)) return 'same';
  if (startsAt < earliest) return 'too_soon';
  if (startsAt > now.getTime() + OFFER_DAYS * 24 * HOUR_MS) return 'too_late';
  return isWeekend(localDate(new Date(time), timeZone)) ? 'weekend' : undefined;
}

/** Returns whether a calendar day (`yyyy-mm-dd`) is a Saturday or a Sunday. */
function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** Returns whether a session that starts then can still be moved, and be canceled without counting. */
export function isInNotice(startsAt: string, now: Date): boolean {
  return now.getTime() <= Date.parse(startsAt) - CHANGE_NOTICE_HOURS * HOUR_MS;
}

/** Returns until when a session can be moved, and canceled without counting. */
export const noticeEndsAt = (startsAt: string): string =>
  new Date(Date.parse(startsAt) - CHANGE_NOTICE_HOURS * HOUR_MS).toISOString();

export const sessionEndsAt = (startsAt: string): string =>
  new Date(Date.parse(startsAt) + SESSION_MINUTES * 60_000).toISOString();
