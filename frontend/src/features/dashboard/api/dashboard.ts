import { apiQuery } from '#lib/api-query.ts';
import { deviceTimeZone } from '../time-zone.ts';

/** The dashboard's numbers and courses in one call; weeks and months are those of the learner's time zone. */
export const dashboardQuery = (learnerId: string) => {
  const timeZone = deviceTimeZone();
  return apiQuery('getDashboard', {
    params: { userId: learnerId },
    query: timeZone ? { timeZone } : {},
  });
};
