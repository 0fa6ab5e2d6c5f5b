import { definePage } from '../page-definition.ts';
import { accessCall, enrollmentsCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'public',
  data: ['courses'],
  firstCalls: ({ learnerId }) => [enrollmentsCall(learnerId), accessCall(learnerId)],
});
