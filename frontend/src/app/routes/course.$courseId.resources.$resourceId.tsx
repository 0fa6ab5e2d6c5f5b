import { createFileRoute } from '@tanstack/react-router';
import { resourceQuery } from '#queries/catalog.ts';
import { openFirstQuery } from '../startup/first-query.ts';
import { requireSession } from '#lib/session/require-session.ts';

export const Route = createFileRoute('/course/$courseId/resources/$resourceId')({
  beforeLoad: requireSession,
  loader: ({ context: { queryClient }, params: { courseId, resourceId } }) =>
    openFirstQuery(queryClient, () =>
      queryClient.prefetchQuery(resourceQuery(Number(courseId), resourceId)),
    ),
});
