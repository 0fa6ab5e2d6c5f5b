import { apiQuery } from '#lib/api-query.ts';

export const recertificationLogQuery = (learnerId: string) =>
  apiQuery('getRecertificationLog', { params: { userId: learnerId } });
