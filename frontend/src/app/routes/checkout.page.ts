import { definePage } from '../page-definition.ts';
import { coursesCall, invoiceDetailsCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Secure Checkout',
  data: ['course-titles'],
  isTask: true,
  firstCalls: ({ learnerId, search }) =>
    search.has('course') || search.has('tier')
      ? [coursesCall(), invoiceDetailsCall(learnerId)]
      : [],
});
