import { hasUnsent } from '#features/activities/submission/unsent-submissions.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';

/** Sends the learner's unsent submissions, on any page. */
export async function sendUnsent({ id }: SignedInLearner): Promise<void> {
  if (!hasUnsent(id)) return;
  const { pageQueries } = await import('./islands/page-queries.ts');
  const { retryUnsent } = await import('#features/activities/submission/send-submission.ts');
  const { mountToaster } = await import('./islands/toast.tsx');
  mountToaster();
  retryUnsent(pageQueries, id);
}
