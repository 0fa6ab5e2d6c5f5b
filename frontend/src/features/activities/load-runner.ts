import { queryOptions } from '@tanstack/react-query';
import type { Runner } from './activity-runner-props.ts';
import { playedType } from './activity-types.ts';

/** Loads the component for one type of activity on first use; null for an unknown type. */
export const runnerQuery = (type: string) =>
  queryOptions({
    queryKey: ['activityRunner', type],
    queryFn: async (): Promise<{ Runner: Runner } | null> => {
      const played = playedType(type);
      return played ? { Runner: (await played.load()).default } : null;
    },
  });
