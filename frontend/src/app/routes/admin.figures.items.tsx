import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { CourseItemsPage } from '#features/operator/figures/items/course-items-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.figures.items.page.ts';

export const Route = createFileRoute('/admin/figures/items')({
  staticData: { page },
  validateSearch: parseTableSearch('course', 'view', 'flag', 'type'),
  beforeLoad: requireSession,
  component: CourseItemsPageRoute,
});

function CourseItemsPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <CourseItemsPage
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
