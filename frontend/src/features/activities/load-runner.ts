import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ActivityRunnerProps } from './activity-runner-props.ts';

/** A component that runs one kind of activity; its own `Config` is what the server sends for that kind. */
export type Runner = ComponentType<ActivityRunnerProps<never>>;

const runners: Record<string, () => Promise<{ default: Runner }>> = {
  scenario: () => import('./scenario/scenario.tsx'),
  generator: () => import('./generator/template-generator.tsx'),
  'skill-check': () => import('./skill-check/skill-check.tsx'),
};

/** Loads what runs one kind of activity, when one is opened; null for a kind that this page does not know. */
export const runnerQuery = (type: string) =>
  queryOptions({
    queryKey: ['activityRunner', type],
    queryFn: async (): Promise<{ Runner: Runner } | null> => {
      const load = Object.hasOwn(runners, type) ? runners[type] : undefined;
      return load ? { Runner: (await load()).default } : null;
    },
  });
