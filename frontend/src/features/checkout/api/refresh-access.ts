import type { RouteName } from '@learning/shared/contract/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKey } from '#queries/api-query.ts';

/** Everything a purchase changes. */
const CHANGED: RouteName[] = [
  'getAccess',
  'getCourseState',
  'getDashboard',
  'listEnrollments',
  'listPurchases',
  'getTeam',
];

/** Brings what is known of the learner's access up to date. */
export function useRefreshAccess(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      CHANGED.map((name) => queryClient.invalidateQueries({ queryKey: callKey(name) })),
    );
  }, [queryClient]);
}
