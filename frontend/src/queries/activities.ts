import { apiQuery } from './api-query.ts';
import { activitiesCall, activityStateCall } from './first-calls.ts';

/** Reads the activities of a module, as a learner with access to the course sees them. */
export const activitiesQuery = (moduleId: string) => apiQuery(...activitiesCall(moduleId));

/**
 * Reads the learner's submissions, open attempt and draft in one activity. It is not refetched when the activity opens, because
 * an attempt in progress has newer answers than the server.
 */
export const activityStateQuery = (learnerId: string, activityId: string) =>
  apiQuery(...activityStateCall(learnerId, activityId));

/** Reads how learners chose in a scenario that was submitted and, after a pass, all its branches. */
export const scenarioReviewQuery = (learnerId: string, activityId: string) =>
  apiQuery('getScenarioReview', { params: { userId: learnerId, id: activityId } });
