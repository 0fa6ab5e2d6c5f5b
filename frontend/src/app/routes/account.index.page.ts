import { definePage } from '../page-definition.ts';
import { purchasesCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Account',
  firstCalls: ({ learnerId }) => [purchasesCall(learnerId)],
});
