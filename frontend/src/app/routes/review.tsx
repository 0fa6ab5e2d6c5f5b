import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';

export interface ReviewSearch {
  /** Starts a session at once. */
  start?: true;
}

export const Route = createFileRoute('/review')({
  validateSearch: ({ start }: Record<string, unknown>): ReviewSearch =>
    start === true ? { start } : {},
  beforeLoad: requireSession,
});
