import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { AnnouncementsPage } from '#features/operator/announcements/announcements-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.announcements.page.ts';

export const Route = createFileRoute('/admin/announcements')({
  staticData: { page },
  validateSearch: parseTableSearch('announcement'),
  beforeLoad: requireSession,
  component: AnnouncementsPageRoute,
});

function AnnouncementsPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <AnnouncementsPage
          search={search}
          onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
