import { definePage } from '../page-definition.ts';
import { accessCall, enrollmentsCall, purchasesCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'public',
  data: ['courses', 'tiers', 'home-lesson', 'sample-document'],
  startsWithQuote: true,
  firstCalls: ({ learnerId }) => [
    enrollmentsCall(learnerId),
    accessCall(learnerId),
    purchasesCall(learnerId),
  ],
});
