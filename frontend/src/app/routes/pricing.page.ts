import { definePage } from '../page-definition.ts';
import { purchasesCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'public',
  data: ['tiers'],
  firstCalls: ({ learnerId }) => [purchasesCall(learnerId)],
});
