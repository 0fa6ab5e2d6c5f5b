import { createFileRoute } from '@tanstack/react-router';
import { parseDashboardSearch } from '../../features/dashboard/dashboard-search.ts';
import { requireSession } from '../../lib/session/require-session.ts';

export const Route = createFileRoute('/dashboard')({
  validateSearch: parseDashboardSearch,
  beforeLoad: requireSession,
});
