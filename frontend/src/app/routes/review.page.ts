import { definePage } from '../page-definition.ts';
import { spacedReviewSessionCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Review',
  offline: true,
  firstCalls: ({ learnerId }) => [spacedReviewSessionCall(learnerId)],
});
