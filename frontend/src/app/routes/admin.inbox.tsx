import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { InboxPage } from '#features/operator/inbox/inbox-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.inbox.page.ts';

export const Route = createFileRoute('/admin/inbox')({
  staticData: { page },
  validateSearch: parseTableSearch('state', 'topic', 'owner', 'item'),
  beforeLoad: requireSession,
  component: InboxPageRoute,
});

function InboxPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <InboxPage
          search={search}
          onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
