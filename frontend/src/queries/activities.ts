import { apiQuery } from './api-query.ts';

/** The activities of a module, as a learner with access to the course sees them. */
export const activitiesQuery = (moduleId: string) =>
  apiQuery('listActivities', { params: { id: moduleId } });

/**
 * The learner's submissions, open attempt and draft in one activity. Not refetched when it opens: an attempt in progress holds
 * newer answers than the server.
 */
export const activityStateQuery = (learnerId: string, activityId: string) =>
  apiQuery('getActivityState', { params: { userId: learnerId, id: activityId } });
