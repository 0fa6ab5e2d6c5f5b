import { apiQuery } from '#lib/api-query.ts';

/** A module's activities. The runner makes the same call, so that both share one answer. */
export const activitiesQuery = (moduleId: string) =>
  apiQuery('listActivities', { params: { id: moduleId } });
