import { createFileRoute } from '@tanstack/react-router';
import { parseCatalogSearch } from '#features/catalog/catalog-search.ts';
import { openAsDocument } from '../startup/open-document.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { CourseCatalog } from '#features/catalog/components/course-catalog.tsx';
import { LineLink } from '#ui/text-link.tsx';
import { page } from './courses.index.page.ts';

export const Route = createFileRoute('/courses/')({
  staticData: { page },
  validateSearch: parseCatalogSearch,
  beforeLoad: openAsDocument,
  component: CatalogRoute,
});

function CatalogRoute() {
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
        actions={<LineLink to="/compare">Compare two courses</LineLink>}
      />
      <CourseCatalog />
    </PageContainer>
  );
}
