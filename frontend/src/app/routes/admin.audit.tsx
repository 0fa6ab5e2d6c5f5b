import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { AuditPage } from '#features/operator/audit/audit-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.audit.page.ts';

export const Route = createFileRoute('/admin/audit')({
  staticData: { page },
  validateSearch: parseTableSearch('month', 'operator', 'action'),
  beforeLoad: requireSession,
  component: AuditPageRoute,
});

function AuditPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <AuditPage
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
