import { createLazyFileRoute } from '@tanstack/react-router';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { CourseCatalog } from '#features/catalog/components/course-catalog.tsx';

export const Route = createLazyFileRoute('/courses/')({ component: CatalogRoute });

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
      />
      <CourseCatalog />
    </PageContainer>
  );
}
