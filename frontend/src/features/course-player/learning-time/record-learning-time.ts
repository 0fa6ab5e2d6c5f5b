import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '#lib/api-client.ts';
import { isFinalRefusal } from '#lib/api-error.ts';
import { applyEffects } from '#queries/effects.ts';
import { removeReport, type TimeReport, unsentReports } from './unsent-time.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached } from '#queries/use-api-mutation.ts';
import { withLearningTime } from '../module-progress.ts';

/**
 * Sends the unsent learning time of this device. A failed report is sent again next time, which adds nothing twice.
 * Source: shared/decisions/023-learning-time.md
 */
export function useSendLearningTime(learnerId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    (isLeaving: boolean) =>
      Promise.all(
        unsentReports(learnerId).map((report) => send(queryClient, learnerId, report, isLeaving)),
      ),
    [learnerId, queryClient],
  );
}

async function send(
  queryClient: QueryClient,
  learnerId: string,
  report: TimeReport,
  isLeaving: boolean,
): Promise<void> {
  const { courseId, moduleId, sittingId, minutes } = report;
  const state = courseStateQuery(learnerId, courseId).queryKey;
  try {
    const { addedMinutes } = await api.recordLearningTime(
      { params: { userId: learnerId, moduleId }, body: { sittingId, minutes } },
      { keepalive: isLeaving },
    );
    removeReport(learnerId, report);
    if (addedMinutes === 0) return;
    await updateCached(queryClient, state, (known) =>
      withLearningTime(known, moduleId, addedMinutes),
    );
    await applyEffects(queryClient, 'recordLearningTime');
  } catch (error) {
    // Lost access can come back.
    if (isFinalRefusal(error, 'payment_required')) removeReport(learnerId, report);
  }
}
