import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { DisputesPage } from '#features/operator/disputes/disputes-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.disputes.page.ts';

export const Route = createFileRoute('/admin/disputes')({
  staticData: { page },
  validateSearch: parseTableSearch('dispute'),
  beforeLoad: requireSession,
  component: DisputesPageRoute,
});

function DisputesPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <DisputesPage
          search={search}
          onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
