import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { CohortsPage } from '#features/operator/figures/cohorts/cohorts-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.figures.cohorts.page.ts';

export const Route = createFileRoute('/admin/figures/cohorts')({
  staticData: { page },
  validateSearch: parseTableSearch('course'),
  beforeLoad: requireSession,
  component: CohortsPageRoute,
});

function CohortsPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <CohortsPage
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
