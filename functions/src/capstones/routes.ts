import type { capstoneRoutes } from '@learning/shared/contract/capstones';
import type { Implementations } from '#http/create-handler.ts';
import { assessOwnCapstone } from './assess-own-capstone.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import { handInCapstone } from './hand-in-capstone.ts';
import { openCapstone } from './open-capstone.ts';
import { presentCapstone } from './present-capstone.ts';
import { ratePaper } from './rate-paper.ts';
import { rateSamples } from './rate-samples.ts';
import { reportCapstone } from './report-capstone.ts';
import { startPeerRating } from './start-peer-rating.ts';

export function capstoneImplementations(
  deps: CapstoneDependencies,
): Implementations<typeof capstoneRoutes> {
  return {
    getCapstone: async ({ params, userId, now }) =>
      presentCapstone(await openCapstone({ userId, courseId: params.id, now }, deps), deps, now),
    rateSamples: ({ params, body, userId, now }) =>
      rateSamples(
        { userId, courseId: params.id, exerciseId: params.exerciseId, ...body, now },
        deps,
      ),
    handInCapstone: ({ params, body, userId, now }) =>
      handInCapstone({ userId, courseId: params.id, ...body, now }, deps),
    startPeerRating: ({ params, userId, now }) =>
      startPeerRating({ userId, courseId: params.id, now }, deps),
    ratePaper: ({ params, body, userId, now }) =>
      ratePaper({ userId, courseId: params.id, ratingId: params.ratingId, ...body, now }, deps),
    reportCapstone: ({ params, body, userId, now }) =>
      reportCapstone(
        { userId, courseId: params.id, ratingId: params.ratingId, ...body, now },
        deps,
      ),
    assessOwnCapstone: ({ params, body, userId, now }) =>
      assessOwnCapstone({ userId, courseId: params.id, ...body, now }, deps),
  };
}
