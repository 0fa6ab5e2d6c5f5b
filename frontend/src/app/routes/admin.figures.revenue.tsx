import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { RevenuePage } from '#features/operator/figures/revenue/revenue-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.figures.revenue.page.ts';

export const Route = createFileRoute('/admin/figures/revenue')({
  staticData: { page },
  validateSearch: parseTableSearch('from', 'to', 'view', 'product'),
  beforeLoad: requireSession,
  component: RevenuePageRoute,
});

function RevenuePageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <RevenuePage
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
