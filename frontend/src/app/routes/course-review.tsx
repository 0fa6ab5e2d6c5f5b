import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { courseReviewPage } from '@learning/content/site/course-review';
import type { Course } from '@learning/shared/contract/catalog';
import { COURSE_LEVELS } from '@learning/shared/domain/course';
import { PageHead } from '#components/layout/page-head.tsx';
import { CourseCard } from '#features/catalog/components/course-card.tsx';
import { CourseGrid } from '#features/catalog/components/course-grid.tsx';
import { FrameworkPage } from '#features/marketing/components/framework-page.tsx';
import { CatalogPage } from '../frame/catalog-page.tsx';
import { page } from './course-review.page.ts';

export const Route = createFileRoute('/course-review')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: FrameworkRoute,
});

function FrameworkRoute() {
  const { title, intro } = courseReviewPage;
  return (
    <>
      <PageHead title={title} description={intro} path="/course-review" />
      <CatalogPage>
        {({ figures, courses }) => <FrameworkPage figures={figures} levels={levelsOf(courses)} />}
      </CatalogPage>
    </>
  );
}

function levelsOf(courses: readonly Course[]) {
  const core = courses.filter((course) => course.moduleNumber !== null);
  return COURSE_LEVELS.map((level) => ({
    name: level.slice(0, 1).toUpperCase() + level.slice(1),
    cards: (
      <CourseGrid>
        {core
          .filter((course) => course.level === level)
          .toSorted((a, b) => a.moduleNumber! - b.moduleNumber!)
          .map((course) => (
            <CourseCard key={course.id} course={course} headingLevel="h3" hasPlace />
          ))}
      </CourseGrid>
    ),
  }));
}
