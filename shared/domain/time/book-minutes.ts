/**
 * Decides how many reported minutes count, and in which quarter hours: only as many as really passed and no other report has
 * covered, whatever the course. So no hour counts twice, and no day holds more than its minutes.
 *
 * Source: rules/time.md T3
 */
import { quarterHourOf, QUARTER_MINUTES, startOfQuarter, type TimeEntry } from './learning-time.ts';

/** Minutes accepted beyond the time that has passed, because the clocks of browser and server differ. */
export const TOLERANCE_MINUTES = 2;

/** A sitting is reported at most this long after it, as when a device was offline for half a day. */
export const REPORTED_WITHIN_MINUTES = 720;

const MINUTE_MS = 60_000;
const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS;

/** The time in which minutes may have been spent. */
export interface Span {
  from: Date;
  now: Date;
}

/** Returns the span a report of a sitting may cover: since enrolling in the course, within the last 12 hours. */
export function spanOfReport(enrolledAt: Date, now: Date): Span {
  const earliestMs = now.getTime() - REPORTED_WITHIN_MINUTES * MINUTE_MS;
  return { from: new Date(Math.max(enrolledAt.getTime(), earliestMs)), now };
}

/**
 * Books minutes into the free time of a span, the latest first.
 *
 * @param booked all minutes of the learner so far, of all courses
 * @returns the minutes that count, by quarter hour; fewer than asked for when the span has no more free time
 */
export function bookMinutes(
  minutes: number,
  span: Span,
  booked: readonly TimeEntry[],
): TimeEntry[] {
  const taken = new Map(booked.map((entry) => [startOfQuarter(entry).getTime(), entry.minutes]));
  const slackMs = (TOLERANCE_MINUTES / 2) * MINUTE_MS;
  const [fromMs, nowMs] = [span.from.getTime() - slackMs, span.now.getTime() + slackMs];
  const entries: TimeEntry[] = [];
  let left = minutes;
  let startMs = Math.floor(nowMs / QUARTER_MS) * QUARTER_MS;
  for (; left > 0 && startMs + QUARTER_MS > fromMs; startMs -= QUARTER_MS) {
    const insideMs = Math.min(startMs + QUARTER_MS, nowMs) - Math.max(startMs, fromMs);
    const free = Math.floor(insideMs / MINUTE_MS) - (taken.get(startMs) ?? 0);
    const added = Math.min(left, free);
    if (added <= 0) continue;
    entries.push({ ...quarterHourOf(new Date(startMs)), minutes: added });
    left -= added;
  }
  return entries;
}

/** Returns the sum of some entries. */
export function minutesOf(entries: readonly TimeEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.minutes, 0);
}
