import { deviceTimeZone } from '#lib/time-zone.ts';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** The dashboard's numbers and courses in one call; weeks and months follow the device's time zone. */
export const dashboardQuery = (learnerId: string) => {
  const timeZone = deviceTimeZone();
  return apiQuery(
    'getDashboard',
    { params: { userId: learnerId }, query: timeZone ? { timeZone } : {} },
    ALWAYS_REFETCH,
  );
};

export const recertificationLogQuery = (learnerId: string) =>
  apiQuery('getRecertificationLog', { params: { userId: learnerId } }, ALWAYS_REFETCH);
