import type { CoachingSession, OwnRequest } from '@learning/shared/contract/coaching';
import { isInNotice } from '@learning/shared/domain/coaching';
import type { RequestRecord } from '#requests/request-records.ts';
import { countsWhenCanceled } from './change-session.ts';
import type { SessionRecord } from './coaching-records.ts';

export function presentSession(session: SessionRecord, now: Date): CoachingSession {
  const { sessionId, state, topic, timeZone, offeredTimes, startsAt, place } = session;
  const isAhead = startsAt === null || startsAt > now.toISOString();
  const isOpen = (state === 'requested' || state === 'confirmed') && isAhead;
  return {
    sessionId,
    state,
    topic,
    timeZone,
    offeredTimes,
    startsAt,
    place,
    operatorMessage: session.operatorMessage,
    canceledBy: session.canceledBy,
    isCounted: session.isCounted,
    canMove: isOpen && (startsAt === null || isInNotice(startsAt, now)),
    canCancel: isOpen,
    countsWhenCanceled: isOpen && countsWhenCanceled(session, now),
    createdAt: session.createdAt,
  };
}

export function presentRequest(request: RequestRecord): OwnRequest {
  const { requestId, topic, message, state, createdAt, answeredAt } = request;
  return { requestId, topic, message, state, createdAt, answeredAt };
}
