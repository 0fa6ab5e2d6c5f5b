import { deviceTimeZone } from '#lib/time-zone.ts';
import { apiQuery } from './api-query.ts';

/** The dashboard's numbers and courses in one call; weeks and months follow the device's time zone. */
export const dashboardQuery = (learnerId: string) => {
  const timeZone = deviceTimeZone();
  return apiQuery('getDashboard', {
    params: { userId: learnerId },
    query: timeZone ? { timeZone } : {},
  });
};

export const recertificationLogQuery = (learnerId: string) =>
  apiQuery('getRecertificationLog', { params: { userId: learnerId } });
