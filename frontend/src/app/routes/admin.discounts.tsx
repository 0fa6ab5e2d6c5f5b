import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { DiscountsPage } from '#features/operator/discounts/discounts-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.discounts.page.ts';

export const Route = createFileRoute('/admin/discounts')({
  staticData: { page },
  validateSearch: parseTableSearch('state'),
  beforeLoad: requireSession,
  component: DiscountsPageRoute,
});

function DiscountsPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <DiscountsPage
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
