import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { ContractsPage } from '#features/operator/contracts/contracts-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.contracts.page.ts';

export const Route = createFileRoute('/admin/contracts')({
  staticData: { page },
  validateSearch: parseTableSearch('state', 'renewal'),
  beforeLoad: requireSession,
  component: ContractsPageRoute,
});

function ContractsPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <ContractsPage
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
