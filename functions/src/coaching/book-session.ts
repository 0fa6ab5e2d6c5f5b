import type { CoachingSession } from '@learning/shared/contract/coaching';
import { monthIn } from '@learning/shared/domain/coaching';
import { Failure } from '#failure.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import { enforce } from '#limits/enforce.ts';
import { UNTOUCHED } from '#requests/handling.ts';
import { requestedEvent } from './change-session.ts';
import type { SessionRecord } from './coaching-records.ts';
import { sessionsPerMonth } from './coaching-quota.ts';
import type { CoachingDependencies } from './dependencies.ts';
import { checkedTimes } from './offer-issues.ts';
import { presentSession } from './present-session.ts';

interface Command {
  userId: string;
  requestId: string;
  topic: string;
  times: readonly string[];
  timeZone: string;
  now: Date;
}

/**
 * Books a session of the owner's plan with three offered times, and counts it in the current month of the learner's time zone. A repeated
 * id counts once.
 *
 * @throws Failure `coaching_not_included`; `coaching_used_up`; `account_closing`
 * Source: rules/learning.md L22, L33
 */
export async function bookSession(
  { userId, requestId: sessionId, topic, times, timeZone, now }: Command,
  deps: CoachingDependencies,
): Promise<CoachingSession> {
  const [known] = await Promise.all([
    deps.sessions.find(userId, sessionId),
    deps.refuseClosing(userId),
  ]);
  if (known) return presentSession(known, now);
  const offeredTimes = checkedTimes(times, timeZone, now);
  const [plan, profile, catalog] = await Promise.all([
    deps.subscriptions.findOpen(userId),
    deps.profiles.read(userId),
    deps.catalog.read(),
  ]);
  const perMonth = sessionsPerMonth(plan, catalog, now);
  if (!plan || perMonth === 0) throw new Failure('coaching_not_included');
  enforce(await deps.limits.take('coachingOffers', userId, now));
  const at = now.toISOString();
  const session: SessionRecord = {
    entity: 'coachingSession',
    sessionId,
    userId,
    orderId: plan.orderId,
    topic,
    timeZone,
    state: 'requested',
    offeredTimes,
    startsAt: null,
    place: null,
    operatorMessage: null,
    canceledBy: null,
    month: monthIn(timeZoneOf({ profile }), now),
    isCounted: true,
    creditedMonth: null,
    stage: 1,
    answeredStage: null,
    sequence: null,
    calendar: null,
    linkKey: deps.newKey(),
    handling: UNTOUCHED,
    createdAt: at,
    changedAt: at,
  };
  const max = perMonth === 'unlimited' ? undefined : perMonth;
  const outcome = await deps.sessions.createOnce(session, max, requestedEvent(session, now));
  if (outcome === 'stored') return presentSession(session, now);
  await deps.limits.giveBack('coachingOffers', userId, now);
  if (outcome === 'used-up') throw new Failure('coaching_used_up');
  // Another tab or a retry stored it first.
  return presentSession((await deps.sessions.find(userId, sessionId))!, now);
}
