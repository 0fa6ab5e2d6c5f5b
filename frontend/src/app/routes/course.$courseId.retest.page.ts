import { definePage } from '../page-definition.ts';
import { retestCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'app',
  title: 'Do You Still Know It?',
  isTask: true,
  firstCalls: ({ learnerId, params }) => [retestCall(learnerId, Number(params['courseId']))],
});
