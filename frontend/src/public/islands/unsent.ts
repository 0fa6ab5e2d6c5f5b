import { retryUnsent } from '#features/activities/submission/send-submission.ts';
import { pageQueries } from './page-queries.ts';
import { mountToaster } from './toast.tsx';

/** Sends the learner's unsent submissions, and tells of each in a toast. */
export function sendUnsent(learnerId: string): void {
  mountToaster();
  retryUnsent(pageQueries, learnerId);
}
