import type { coachingRoutes } from '@learning/shared/contract/coaching';
import type { Implementations } from '#http/create-handler.ts';
import { answerByLink, readByLink } from './answer-by-link.ts';
import { bookSession } from './book-session.ts';
import { cancelOwnSession, moveOwnSession } from './change-own-session.ts';
import type { CoachingDependencies } from './dependencies.ts';
import { listOwnRequests } from './list-own-requests.ts';

export function coachingImplementations(
  deps: CoachingDependencies,
): Implementations<typeof coachingRoutes> {
  return {
    listOwnRequests: ({ userId, now }) => listOwnRequests({ userId, now }, deps),
    requestCoaching: ({ userId, body, now }) => bookSession({ userId, ...body, now }, deps),
    moveCoaching: ({ userId, params: { sessionId }, body, now }) =>
      moveOwnSession({ userId, sessionId, ...body, now }, deps),
    cancelCoaching: ({ userId, params: { sessionId }, body, now }) =>
      cancelOwnSession({ userId, sessionId, ...body, now }, deps),
    readOperatorLink: ({ body, now }) => readByLink({ ...body, now }, deps),
    answerByLink: ({ body, now }) => answerByLink({ ...body, now }, deps),
  };
}
