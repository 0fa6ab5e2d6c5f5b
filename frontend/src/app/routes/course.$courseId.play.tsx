import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';

export interface PlayerSearch {
  /** Id of the open module. */
  module?: string;
}

export const Route = createFileRoute('/course/$courseId/play')({
  validateSearch: ({ module }: Record<string, unknown>): PlayerSearch =>
    typeof module === 'string' && /^[a-z0-9-]{1,120}$/.test(module) ? { module } : {},
  beforeLoad: requireSession,
});
