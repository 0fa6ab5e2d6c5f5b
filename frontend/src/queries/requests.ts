import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the learner's coaching sessions and messages with their states, and the sessions left this month. */
export const ownRequestsQuery = (learnerId: string) =>
  apiQuery(
    'listOwnRequests',
    { params: { userId: learnerId } },
    // The operator answers by mail, meanwhile.
    { ...ALWAYS_REFETCH, refetchOnWindowFocus: 'always' },
  );

/** Reads what an operator's link is about. */
export const operatorLinkQuery = (token: string) =>
  apiQuery('readOperatorLink', { body: { token } });
