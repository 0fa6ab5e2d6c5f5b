import { isInNotice, noticeEndsAt } from '@learning/shared/domain/coaching';
import { lapseOffer } from '#coaching/change-session.ts';
import type { SessionRecord } from '#coaching/coaching-records.ts';
import { sessionChangeWrites } from '#coaching/session-writes.ts';
import { newEvent } from '#events/event-writes.ts';
import type { ReminderOutcome } from './reminder-repository.ts';

/**
 * Reminds of a coaching session 24 hours before it starts, and ends an offer whose times have passed without an answer.
 *
 * Source: rules/learning.md L33; rules/notifications.md N18
 */
export function checkCoaching(session: SessionRecord | undefined, now: Date): ReminderOutcome {
  if (!session) return { nextAt: null };
  const lapse = lapseOffer(session, now);
  if (lapse) return { event: lapse.event, writes: sessionChangeWrites(lapse), nextAt: null };
  const { userId, sessionId, state, startsAt, offeredTimes } = session;
  if (state === 'requested') return { nextAt: new Date(offeredTimes!.toSorted().at(-1)!) };
  if (state !== 'confirmed' || startsAt! <= now.toISOString()) return { nextAt: null };
  if (isInNotice(startsAt!, now) && Date.parse(noticeEndsAt(startsAt!)) > now.getTime()) {
    return { nextAt: new Date(noticeEndsAt(startsAt!)) };
  }
  // Its name has the time, so each time is told once.
  const subject = `${sessionId}#${startsAt}`;
  const data = { sessionId, startsAt: startsAt! };
  return { event: newEvent(userId, 'coachingUpcoming', subject, data, now), nextAt: null };
}
