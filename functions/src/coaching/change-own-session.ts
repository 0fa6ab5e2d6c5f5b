import type { CoachingSession } from '@learning/shared/contract/coaching';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { cancelByLearner, moveSession, type SessionChange } from './change-session.ts';
import type { SessionRecord } from './coaching-records.ts';
import type { CoachingDependencies } from './dependencies.ts';
import { checkedTimes } from './offer-issues.ts';
import { presentSession } from './present-session.ts';
import { withCalendar } from './with-calendar.ts';

interface OwnSession {
  userId: string;
  sessionId: string;
  now: Date;
}

interface Move extends OwnSession {
  times: readonly string[];
  timeZone: string;
}

/** Offers other times for a learner's session. The same offer again changes nothing. Source: rules/learning.md L34 */
export async function moveOwnSession(
  { userId, sessionId, times, timeZone, now }: Move,
  deps: CoachingDependencies,
): Promise<CoachingSession> {
  const offer = { times: checkedTimes(times, timeZone, now), timeZone };
  const isOffered = ({ offeredTimes }: SessionRecord) =>
    offeredTimes?.toSorted().join() === offer.times.toSorted().join();
  const session = await change({ userId, sessionId }, deps, async (before) => {
    if (isOffered(before)) return undefined;
    const changed = moveSession(before, offer, now);
    enforce(await deps.limits.take('coachingOffers', userId, now));
    return changed;
  });
  return presentSession(session, now);
}

interface Cancellation extends OwnSession {
  acceptsCounting: boolean;
}

/** Cancels a learner's session. Canceling it again changes nothing. Source: rules/learning.md L34 */
export async function cancelOwnSession(
  { userId, sessionId, acceptsCounting, now }: Cancellation,
  deps: CoachingDependencies,
): Promise<CoachingSession> {
  const session = await change({ userId, sessionId }, deps, async (before) => {
    if (before.state === 'canceled') return undefined;
    return withCalendar(cancelByLearner(before, { acceptsCounting }, now), deps);
  });
  return presentSession(session, now);
}

/** Changes the stored session, again if it was changed meanwhile. @param changeOf undefined when nothing is left to change */
async function change(
  { userId, sessionId }: Omit<OwnSession, 'now'>,
  { sessions }: CoachingDependencies,
  changeOf: (before: SessionRecord) => Promise<SessionChange | undefined>,
): Promise<SessionRecord> {
  return retryOnConflict(async () => {
    const before = await sessions.find(userId, sessionId);
    if (!before) throw new Failure('coaching_not_found');
    const changed = await changeOf(before);
    if (!changed) return before;
    return (await sessions.change(changed)) ? changed.after : CONFLICT;
  });
}
