import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { CoursePage } from '#features/operator/courses/course-page.tsx';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.courses.$courseId.page.ts';

export const Route = createFileRoute('/admin/courses/$courseId')({
  staticData: { page },
  validateSearch: parseTableSearch('module'),
  beforeLoad: requireSession,
  component: CourseRoute,
});

function CourseRoute() {
  const { courseId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <CoursePage
          courseId={courseId}
          search={search}
          onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
