import type { PlayerView } from '@learning/shared/contract/learning';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { hasCode } from '#lib/api-error.ts';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { courseStateCall, enrollmentsCall, playerViewCall } from './first-calls.ts';
import { courseQuery, moduleQuery, modulesQuery } from './catalog.ts';

/** Reads the learner's access, enrollment, progress, bookmark and wishlist entry in one course. */
export const courseStateQuery = (learnerId: string, courseId: number) =>
  apiQuery(...courseStateCall(learnerId, courseId), ALWAYS_REFETCH);

/** Reads the courses the learner has enrolled in, with their progress. */
export const enrollmentsQuery = (learnerId: string) =>
  apiQuery(...enrollmentsCall(learnerId), ALWAYS_REFETCH);

/**
 * Reads what the player shows first in one call, and fills the queries of course, modules, state and text from the response. It
 * caches no copy of its own.
 */
export const playerViewQuery = (
  learnerId: string,
  courseId: number,
  moduleId: string | undefined,
) => {
  const [name, call] = playerViewCall(learnerId, courseId, moduleId);
  return queryOptions({
    queryKey: [name, call] as const,
    queryFn: async ({ client, signal }) => {
      const { course, modules, state, module } = await api
        .getPlayerView(call, { signal })
        .catch((error: unknown) => {
          if (!hasCode(error, 'offline')) throw error;
          return keptPlayerView(learnerId, courseId, moduleId);
        });
      client.setQueryData(courseQuery(courseId).queryKey, course);
      client.setQueryData(modulesQuery(courseId).queryKey, modules);
      client.setQueryData(courseStateQuery(learnerId, courseId).queryKey, state);
      if (module) client.setQueryData(moduleQuery(module.id).queryKey, module);
      return true;
    },
    gcTime: 0,
  });
};

/** Reads the parts of the view, which the device keeps, one by one. A lesson that it does not have says so in its place. */
async function keptPlayerView(
  learnerId: string,
  courseId: number,
  moduleId: string | undefined,
): Promise<PlayerView> {
  const [course, modules, state, module] = await Promise.all([
    api.getCourse({ params: { id: courseId } }),
    api.listModules({ params: { id: courseId } }),
    api.getCourseState({ params: { userId: learnerId, id: courseId } }),
    moduleId === undefined ? null : api.getModule({ params: { id: moduleId } }).catch(() => null),
  ]);
  return { course, modules, state, module };
}
