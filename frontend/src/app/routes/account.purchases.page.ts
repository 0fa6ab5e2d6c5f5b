import { definePage } from '../page-definition.ts';
import { purchasesCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Purchases',
  firstCalls: ({ learnerId }) => [purchasesCall(learnerId)],
});
