import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import { quotaOf, sessionsPerMonth } from './coaching-quota.ts';
import type { CoachingDependencies } from './dependencies.ts';
import { presentRequest, presentSession } from './present-session.ts';

/** Lists what a learner asked for, with the sessions that are left this month. */
export async function listOwnRequests(
  { userId, now }: { userId: string; now: Date },
  { ownRequests, profiles, subscriptions, catalog }: CoachingDependencies,
) {
  const [{ sessions, requests }, profile, plan, published] = await Promise.all([
    ownRequests.list(userId),
    profiles.read(userId),
    subscriptions.findOpen(userId),
    catalog.read(),
  ]);
  const perMonth = sessionsPerMonth(plan, published, now);
  const timeZone = timeZoneOf({ profile });
  return {
    sessions: sessions.map((session) => presentSession(session, now)),
    requests: requests.map(presentRequest),
    quota: quotaOf({ plan, perMonth, sessions, timeZone }, now),
    timeZone: profile.timeZone,
  };
}
