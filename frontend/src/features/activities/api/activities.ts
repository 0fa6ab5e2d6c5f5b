import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';

/** The activities of a module, as a learner with access to the course sees them. */
export const moduleActivitiesQuery = (moduleId: string) =>
  apiQuery('listActivities', { params: { id: moduleId } });

/** The learner's submissions, open attempt and draft in one activity. */
export const activityStateQuery = (learnerId: string, activityId: string) =>
  apiQuery('getActivityState', { params: { userId: learnerId, id: activityId } });

/** Why the server would not take the last submission of an activity; null while there is nothing to say. */
export const refusalQuery = (learnerId: string, activityId: string) =>
  queryOptions<string | null>({
    queryKey: ['refusedSubmission', learnerId, activityId],
    queryFn: () => null,
    initialData: null,
  });
