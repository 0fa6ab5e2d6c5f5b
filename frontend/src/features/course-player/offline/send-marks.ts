import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '#components/feedback/toast.ts';
import { api } from '#lib/api-client.ts';
import { isFinalRefusal, userMessageOf } from '#lib/api-error.ts';
import { readSession } from '#lib/session/session-store.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { applyEffects } from '#queries/effects.ts';
import { waitingMarks } from '../completion/waiting-marks.ts';

/** Sends the marks of modules that were completed offline. A refused one says why. Source: rules/learning.md L37 */
export async function sendMarks(
  queryClient: QueryClient,
  learnerId: string,
  isStopped: () => boolean,
): Promise<void> {
  for (const { ids, value } of waitingMarks.list(learnerId)) {
    const session = readSession();
    if (isStopped() || session.status !== 'signed-in' || session.learner.id !== learnerId) return;
    const { courseId, moduleId } = value;
    try {
      await api.recordModuleProgress({
        params: { userId: learnerId, moduleId },
        body: { completed: true },
      });
    } catch (error) {
      // Access can come back.
      if (!isFinalRefusal(error, 'payment_required')) return;
      showToast({
        title: 'Module Not Complete Yet',
        description: userMessageOf(error),
        tone: 'error',
      });
    }
    const { queryKey } = courseStateQuery(learnerId, courseId);
    await queryClient.invalidateQueries({ queryKey });
    await applyEffects(queryClient, 'recordModuleProgress');
    waitingMarks.remove(...ids);
  }
}
