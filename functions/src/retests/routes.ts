import type { retestRoutes } from '@learning/shared/contract/retests';
import type { Implementations } from '#http/create-handler.ts';
import type { RetestDependencies } from './dependencies.ts';
import { openRetests } from './open-retests.ts';
import { presentRetest } from './present-retest.ts';
import { startRetest } from './start-retest.ts';
import { submitRetest } from './submit-retest.ts';

export function retestImplementations(
  deps: RetestDependencies,
): Implementations<typeof retestRoutes> {
  return {
    getRetest: async ({ params, userId, now }) =>
      presentRetest(await openRetests({ userId, courseId: params.id, now }, deps), now),
    startRetest: ({ params, userId, now }) =>
      startRetest({ userId, courseId: params.id, now }, deps),
    submitRetest: ({ params, body, userId, now }) =>
      submitRetest(
        { userId, courseId: params.id, attemptId: params.attemptId, ...body, now },
        deps,
      ),
  };
}
