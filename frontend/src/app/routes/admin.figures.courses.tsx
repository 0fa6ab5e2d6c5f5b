import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { CourseFiguresPage } from '#features/operator/figures/courses/course-figures-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.figures.courses.page.ts';

export const Route = createFileRoute('/admin/figures/courses')({
  staticData: { page },
  validateSearch: parseTableSearch('from', 'to', 'course'),
  beforeLoad: requireSession,
  component: CourseFiguresPageRoute,
});

function CourseFiguresPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <CourseFiguresPage
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
