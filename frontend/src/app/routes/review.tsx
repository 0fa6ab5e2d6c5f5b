import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { recallSessionQuery } from '#queries/recall.ts';
import { openFirstQuery } from '../startup/first-query.ts';

export interface ReviewSearch {
  /** Starts a session at once. */
  start?: true;
}

export const Route = createFileRoute('/review')({
  validateSearch: ({ start }: Record<string, unknown>): ReviewSearch =>
    start === true ? { start } : {},
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) =>
    openFirstQuery(queryClient, (id) => queryClient.prefetchQuery(recallSessionQuery(id))),
});
