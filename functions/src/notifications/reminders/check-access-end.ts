import { isActive } from '@learning/shared/domain/access';
import { newEvent } from '#events/event-writes.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { ReminderRecord } from '../notification-records.ts';
import type { ReminderFacts } from './check-reminder.ts';
import { ACCESS_END, nextAccessNotice } from './planned-reminders.ts';
import type { ReminderOutcome } from './reminder-repository.ts';

const DAY_MS = 86_400_000;
/** No earlier than this; a new end that is farther away waits for its own day. */
const FIRST_NOTICE_DAYS = 30;

/**
 * Reminds of the end of access that was granted by hand, or that a plan by contract gives until its set end. An end that has moved is
 * reminded of later; one that is no longer set, not at all.
 *
 * Source: rules/notifications.md N27
 */
export function checkAccessEnd(
  { userId, name }: ReminderRecord,
  { learner, now }: ReminderFacts,
): ReminderOutcome {
  const entitlement = learner.entitlements.find(
    (candidate) => candidate.name === name.slice(ACCESS_END.length + 1),
  );
  if (!entitlement || !isEndCertain(entitlement) || !isActive(entitlement, now)) {
    return { nextAt: null };
  }
  const endsAt = entitlement.endsAt!;
  const nextAt = nextAccessNotice(endsAt, now) ?? null;
  const days = Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS);
  if (days > FIRST_NOTICE_DAYS) return { nextAt };
  const { courseIds } = entitlement;
  const membership = learner.memberships.find(({ orderId }) => orderId === entitlement.orderId);
  const tierName = membership?.tierName ?? null;
  const data = { entitlement: entitlement.name, courseIds, tierName, endsAt, days };
  const subject = `${entitlement.name}#${endsAt}#${nextAt === null ? 'last' : 'first'}`;
  return { event: newEvent(userId, 'accessEnding', subject, data, now), nextAt };
}

function isEndCertain({ kind, endsAt, isEndSet }: EntitlementRecord): boolean {
  return endsAt !== null && (kind === 'grant' || isEndSet === true);
}
