import { definePage } from '../page-definition.ts';
import { ownRequestsCall, purchasesCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Requests',
  firstCalls: ({ learnerId }) => [purchasesCall(learnerId), ownRequestsCall(learnerId)],
});
