import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { ownRequestsCall } from './first-calls.ts';

/** Reads the learner's coaching sessions and messages with their states, and the sessions left this month. */
export const ownRequestsQuery = (learnerId: string) =>
  apiQuery(
    ...ownRequestsCall(learnerId),
    // The operator answers by mail, meanwhile.
    { ...ALWAYS_REFETCH, refetchOnWindowFocus: 'always' },
  );

/** Reads what an operator's link is about. */
export const operatorLinkQuery = (token: string) =>
  apiQuery('readOperatorLink', { body: { token } });
