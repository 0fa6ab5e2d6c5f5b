import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';

export const Route = createFileRoute('/course/$courseId/resources/$resourceId')({
  beforeLoad: requireSession,
});
