import {
  OFFER_DAYS,
  OFFER_NOTICE_HOURS,
  OFFERED_TIMES,
  offerIssue,
} from '@learning/shared/domain/coaching';
import { localDate } from '@learning/shared/domain/time/learning-time';
import { instantAt } from '@learning/shared/domain/time/zoned-time';

/** One offered time as chosen: a date (`yyyy-mm-dd`) and a time (`hh:mm`) on the learner's clock. */
export interface TimeDraft {
  date: string;
  time: string;
}

export const NO_TIMES: readonly TimeDraft[] = Array.from({ length: OFFERED_TIMES }, (_, at) => ({
  date: '',
  time: `${9 + 2 * at}:00`.padStart(5, '0'),
}));

/** Half hours from 7 AM to 8 PM. */
export const TIMES_OF_DAY: readonly string[] = Array.from({ length: 27 }, (_, index) => {
  const minutes = 7 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

/** `13:30` → `1:30 PM`. */
export function printTimeOfDay(time: string): string {
  return new Date(`2026-01-01T${time}:00Z`).toLocaleString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
}

const HOUR_MS = 3_600_000;

/** Returns the first and the last day that can be offered. */
export function offerDays(timeZone: string, now: Date): { min: string; max: string } {
  return {
    min: localDate(new Date(now.getTime() + OFFER_NOTICE_HOURS * HOUR_MS), timeZone),
    max: localDate(new Date(now.getTime() + OFFER_DAYS * 24 * HOUR_MS), timeZone),
  };
}

const MESSAGES = {
  same: 'You offered this time already. Choose another one.',
  too_soon: `Choose a time at least ${OFFER_NOTICE_HOURS} hours from now.`,
  too_late: `Choose a day within the next ${OFFER_DAYS} days.`,
  weekend: 'Choose a day from Monday to Friday.',
} as const;

/** What is wrong with each time; undefined where nothing is. */
export type TimeErrors = readonly (string | undefined)[];

/** Returns what is wrong with each of the chosen times. */
export function timeErrors(drafts: readonly TimeDraft[], timeZone: string, now: Date): TimeErrors {
  const times = drafts.map((draft) => instantOf(draft, timeZone));
  return times.map((time, index) => {
    if (time === undefined) return 'Choose a day.';
    const before = times.slice(0, index).filter((other) => other !== undefined);
    const issue = offerIssue(time, before, timeZone, now);
    return issue && MESSAGES[issue];
  });
}

/** Returns the instants of complete drafts. */
export function offeredInstants(drafts: readonly TimeDraft[], timeZone: string): string[] {
  return drafts.flatMap((draft) => instantOf(draft, timeZone) ?? []);
}

function instantOf({ date, time }: TimeDraft, timeZone: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  return instantAt(date, time, timeZone).toISOString();
}
