import { definePage } from '../page-definition.ts';
import { accessCall, courseStateCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'public',
  each: 'course',
  data: ['course'],
  firstCalls: ({ learnerId, params }) => [
    courseStateCall(learnerId, Number(params['courseId'])),
    accessCall(learnerId),
  ],
});
