import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ActivityRunnerProps } from './activity-runner-props.ts';

/** Runs one type of activity; its `Config` is what the server sends for that type. */
export type Runner = ComponentType<ActivityRunnerProps<never>>;

const runners: Record<string, () => Promise<{ default: Runner }>> = {
  scenario: () => import('./scenario/scenario.tsx'),
  generator: () => import('./generator/template-generator.tsx'),
  'skill-check': () => import('./skill-check/skill-check.tsx'),
};

/** Loads the component for one type of activity on first use; null for an unknown type. */
export const runnerQuery = (type: string) =>
  queryOptions({
    queryKey: ['activityRunner', type],
    queryFn: async (): Promise<{ Runner: Runner } | null> => {
      const load = Object.hasOwn(runners, type) ? runners[type] : undefined;
      return load ? { Runner: (await load()).default } : null;
    },
  });
