import { definePage } from '../page-definition.ts';
import { purchasesCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Account',
  readsConfig: true,
  firstCalls: ({ learnerId }) => [purchasesCall(learnerId)],
});
