import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { OperatorsPage } from '#features/operator/team/operators-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.operators.page.ts';

export const Route = createFileRoute('/admin/operators')({
  staticData: { page },
  validateSearch: parseTableSearch('factor'),
  beforeLoad: requireSession,
  component: OperatorsPageRoute,
});

function OperatorsPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <OperatorsPage
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
