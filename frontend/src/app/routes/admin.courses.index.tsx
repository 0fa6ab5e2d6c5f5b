import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { CoursesPage } from '#features/operator/courses/courses-page.tsx';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.courses.index.page.ts';

export const Route = createFileRoute('/admin/courses/')({
  staticData: { page },
  validateSearch: parseTableSearch('state', 'law'),
  beforeLoad: requireSession,
  component: CoursesPageRoute,
});

function CoursesPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <CoursesPage
          search={search}
          onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
