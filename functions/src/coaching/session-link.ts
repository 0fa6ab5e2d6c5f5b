import { operatorToken } from './operator-link.ts';
import type { SessionRecord } from './coaching-records.ts';

/** Returns the token of the operator's link to a session as it is now: until the last offered time, or until the session starts. */
export function sessionToken(session: SessionRecord): string {
  const { userId, sessionId, stage, offeredTimes, startsAt, linkKey } = session;
  const ends = [...(offeredTimes ?? []), ...(startsAt === null ? [] : [startsAt])];
  const expiresAt = Math.floor(Math.max(...ends.map((time) => Date.parse(time))) / 1000);
  return operatorToken({ kind: 'session', userId, id: sessionId, stage, expiresAt }, linkKey);
}
