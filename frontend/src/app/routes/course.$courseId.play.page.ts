import { definePage } from '../page-definition.ts';
import { playerViewCall } from '#queries/first-calls.ts';
import { parsePlayerSearch } from '#features/course-player/player-search.ts';

export const page = definePage({
  kind: 'shell',
  each: 'module',
  data: ['course'],
  offline: true,
  textFirst: true,
  isTask: true,
  firstCalls: ({ learnerId, params, search }) => [
    playerViewCall(
      learnerId,
      Number(params['courseId']),
      parsePlayerSearch({ module: search.get('module') }).module,
    ),
  ],
});
