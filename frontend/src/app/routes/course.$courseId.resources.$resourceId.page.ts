import { definePage } from '../page-definition.ts';
import { resourceCall } from '#queries/first-calls.ts';

export const page = definePage({
  kind: 'app',
  offline: true,
  firstCalls: ({ params }) => [resourceCall(Number(params['courseId']), params['resourceId']!)],
});
