import { createLazyFileRoute, useHydrated } from '@tanstack/react-router';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { parseCatalogSearch } from '#features/catalog/catalog-search.ts';
import { CourseCatalog } from '#features/catalog/components/course-catalog.tsx';
import { type CourseFilter, NO_FILTER } from '#features/catalog/course-filter.ts';
import { useRatingsRefresh } from '../course/refresh-ratings.ts';

export const Route = createLazyFileRoute('/courses/')({ component: CatalogRoute });

function CatalogRoute() {
  useRatingsRefresh();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The prerendered page has no filters, and the first render must match it.
  const isHydrated = useHydrated();
  const filter = isHydrated ? { ...NO_FILTER, ...search } : NO_FILTER;
  const setFilter = (next: CourseFilter) =>
    void navigate({
      search: parseCatalogSearch({ ...next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHead
        title="Courses"
        description="All courses for HR professionals, by level and category, with their full curriculum."
        path="/courses"
      />
      <PageHeader
        title="Courses"
        lead="Thirteen core courses that follow the work of HR, plus a two-course documentation series."
      />
      <CourseCatalog filter={filter} onFilterChange={setFilter} />
    </PageContainer>
  );
}
