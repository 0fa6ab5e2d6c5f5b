import type { QueryClient } from '@tanstack/react-query';
import { adoptEarlyAnswer } from '#lib/early-answers.ts';
import { readSession } from '#lib/session/session-store.ts';

/**
 * Lets the browser's first page render with the answer of its early call, so that no placeholder takes the place of what the shell
 * shows already. In a route's `loader`; on later pages it does nothing.
 */
export function openFirstQuery(
  queryClient: QueryClient,
  read: (learnerId: string) => Promise<void>,
): Promise<void> | undefined {
  const session = readSession();
  if (session.status !== 'signed-in') return undefined;
  return adoptEarlyAnswer(queryClient, () => read(session.learner.id));
}
