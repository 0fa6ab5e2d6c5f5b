import { nextRetest, RETEST_DAYS } from '@learning/shared/domain/retest/retest-rules';
import { findCourse } from '#catalog/catalog.ts';
import { newEvent } from '#events/event-writes.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import { retestHistory } from '#retests/retest-history.ts';
import type { ReminderRecord } from '../notification-records.ts';
import type { ReminderFacts } from './check-reminder.ts';
import { REMINDER_HOUR, retestReminderAt } from './planned-reminders.ts';
import type { ReminderOutcome } from './reminder-repository.ts';
import { nextAtHour } from './reminder-times.ts';

/** What the reminders need to know of a certificate. */
export interface HeldCertificate {
  courseId: number;
  /** null for an item without a claim time. */
  claimedAt: string | null;
  isRevoked: boolean;
}

/**
 * Reminds the holder of a certificate of a retest that is open: once of each, and not of one that was passed.
 *
 * Source: rules/notifications.md N31; rules/certificates.md K29
 */
export function checkRetest(
  { userId, name }: ReminderRecord,
  { learner, catalog, now }: ReminderFacts,
  held: readonly HeldCertificate[],
): ReminderOutcome {
  const courseId = Number(name.split('#')[1]);
  const certificate = held.find((candidate) => candidate.courseId === courseId);
  const course = findCourse(catalog, courseId);
  if (!course || !certificate?.claimedAt || certificate.isRevoked) return { nextAt: null };
  const { claimedAt } = certificate;
  const next = nextRetest(retestHistory({ courseId, claimedAt }, learner), now);
  if (!next) return { nextAt: null };
  const timeZone = timeZoneOf(learner);
  if (next.opensAt > now) return { nextAt: nextAtHour(next.opensAt, REMINDER_HOUR, timeZone) };
  const later = RETEST_DAYS.find((days) => days > next.days);
  const data = { courseId, courseTitle: course.title, days: next.days };
  const subject = `${courseId}#${claimedAt.slice(0, 10)}#${next.days}`;
  return {
    event: newEvent(userId, 'retestOpened', subject, data, now),
    nextAt: later === undefined ? null : retestReminderAt(claimedAt, later, timeZone),
  };
}
