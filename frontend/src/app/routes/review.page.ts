import { definePage } from '../page-definition.ts';
import { recallSessionCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Review',
  offline: true,
  firstCalls: ({ learnerId }) => [recallSessionCall(learnerId)],
});
