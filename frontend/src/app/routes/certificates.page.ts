import { definePage } from '../page-definition.ts';
import { certificateOverviewCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'My Certificates',
  firstCalls: ({ learnerId }) => [certificateOverviewCall(learnerId)],
});
