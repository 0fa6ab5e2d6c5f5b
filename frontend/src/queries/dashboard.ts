import { deviceTimeZone } from '#lib/time-zone.ts';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the dashboard in one call; its weeks and months follow the device's time zone. */
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
