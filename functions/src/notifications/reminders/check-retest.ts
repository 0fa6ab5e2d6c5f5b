import { nextRetest, RETEST_DAYS } from '@learning/shared/domain/retest/retest-rules';
import { findCourse } from '#catalog/catalog.ts';
import type { Claim } from '#certificates/claim-repository.ts';
import { newEvent } from '#events/event-writes.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import { retestHistory } from '#retests/retest-history.ts';
import type { ReminderRecord } from '../notification-records.ts';
import type { ReminderFacts } from './check-reminder.ts';
import { REMINDER_HOUR, retestReminderAt } from './planned-reminders.ts';
import type { ReminderOutcome } from './reminder-repository.ts';
import { nextAtHour } from './reminder-times.ts';

/**
 * Reminds the holder of a certificate of a retest that is open: once of each, and not of one that was passed.
 *
 * Source: rules/notifications.md N31; rules/certificates.md K29
 */
export function checkRetest(
  { userId, name }: ReminderRecord,
  { learner, catalog, now }: ReminderFacts,
  claims: readonly Claim[],
): ReminderOutcome {
  const courseId = Number(name.split('#')[1]);
  const claim = claims.find((candidate) => candidate.courseId === courseId);
  const course = findCourse(catalog, courseId);
  if (!course || !claim?.claimedAt || claim.isRevoked) return { nextAt: null };
  const { claimedAt } = claim;
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
