import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { dashboardCall } from './first-calls.ts';

/** Reads the dashboard in one call; its weeks and months follow the device's time zone. */
export const dashboardQuery = (learnerId: string) =>
  apiQuery(...dashboardCall(learnerId), ALWAYS_REFETCH);

export const recertificationLogQuery = (learnerId: string) =>
  apiQuery('getRecertificationLog', { params: { userId: learnerId } }, ALWAYS_REFETCH);
