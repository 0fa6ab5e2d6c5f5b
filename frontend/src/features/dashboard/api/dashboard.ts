import { apiQuery } from '../../../lib/api-query.ts';

/** The dashboard's numbers and courses in one call; weeks and months are those of the learner's time zone. */
export const dashboardQuery = (learnerId: string) =>
  apiQuery('getDashboard', {
    params: { userId: learnerId },
    query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
