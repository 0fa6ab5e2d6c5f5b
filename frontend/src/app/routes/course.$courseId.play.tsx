import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseCourseId } from '@learning/shared/domain/course';
import { playerViewQuery } from '#queries/learning.ts';
import { openFirstQuery } from '../startup/first-query.ts';

export interface PlayerSearch {
  /** Id of the open module. */
  module?: string;
}

const parseSearch = ({ module }: Record<string, unknown>): PlayerSearch =>
  typeof module === 'string' && /^[a-z0-9-]{1,120}$/.test(module) ? { module } : {};

/** The first view waits for it, and a lesson does not need it. A failure shows where the introduction is rendered. */
const loadIntroduction = () =>
  import('#features/course-player/module/introduction.tsx').catch(() => undefined);

export const Route = createFileRoute('/course/$courseId/play')({
  validateSearch: parseSearch,
  beforeLoad: requireSession,
  loader: ({ context: { queryClient }, params, location }) => {
    const { module } = parseSearch(location.search);
    const introduction = module === undefined ? loadIntroduction() : undefined;
    return openFirstQuery(queryClient, async (id) => {
      const courseId = parseCourseId(params.courseId);
      if (courseId === undefined) return;
      await queryClient.prefetchQuery(playerViewQuery(id, courseId, module));
      await introduction;
    });
  },
});
