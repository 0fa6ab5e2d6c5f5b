import { definePage } from '../page-definition.ts';
import { activitiesCall, activityStateCall, playerViewCall } from '#queries/first-calls.ts';
import { parsePlayerSearch } from '#features/course-player/player-search.ts';
import { activityOf } from '#features/course-player/steps/step-names.ts';

export const page = definePage({
  kind: 'shell',
  each: 'module',
  data: ['course'],
  offline: true,
  textFirst: true,
  isTask: true,
  firstCalls: ({ learnerId, params, search }) => {
    const { module, step } = parsePlayerSearch(Object.fromEntries(search));
    const activityId = activityOf(step);
    return [
      playerViewCall(learnerId, Number(params['courseId']), module),
      ...(module !== undefined && activityId !== undefined
        ? [activitiesCall(module), activityStateCall(learnerId, activityId)]
        : []),
    ];
  },
});
