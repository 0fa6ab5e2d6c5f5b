import { Box } from '#ui/chakra/box.ts';
import { sampleDecisions } from '@learning/content/site/sample-decisions';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#components/layout/page-head.tsx';
import { CourseDetail } from '#features/catalog/components/course-detail.tsx';
import { CourseDetailSkeleton } from '#features/catalog/components/course-detail-skeleton.tsx';
import { CourseNotFound } from '#features/catalog/components/course-not-found.tsx';
import { parseCourseId } from '@learning/shared/domain/course';
import { CourseExtras } from '#features/enrollment/components/course-extras.tsx';
import { EnrollmentBar } from '#features/enrollment/components/enrollment-bar.tsx';
import { EnrollmentCard } from '#features/enrollment/components/enrollment-card.tsx';
import { CourseRatingsSkeleton } from '#features/course-ratings/components/course-ratings-skeleton.tsx';
import { SampleScenario } from '#features/marketing/components/sample-scenario.tsx';
import { courseQuery } from '#queries/catalog.ts';

/** Shows the details of a course, at both of its addresses. `courseId` is the segment of the path. */
export function CoursePage({ courseId }: { courseId: string }) {
  const id = parseCourseId(courseId);
  const { data: course, isError } = useQuery({
    ...courseQuery(id ?? 0),
    enabled: id !== undefined,
  });
  if (id === undefined || isError) return <CourseNotFound />;
  if (!course) return <CourseDetailSkeleton />;
  const decision = sampleDecisions.find(({ courseId }) => courseId === course.id);
  return (
    <Box data-course={course.id} data-course-page="" data-title={course.title}>
      <PageHead
        title={course.title}
        description={course.description}
        path={`/courses/${course.id}`}
      />
      <CourseDetail
        course={course}
        enrollment={<EnrollmentCard course={course} />}
        extras={<CourseExtras course={course} />}
        decision={decision && <SampleScenario decision={decision} />}
        reviews={
          <div data-course-ratings={course.id}>
            <CourseRatingsSkeleton />
          </div>
        }
      />
      <Box
        data-bottom-bar=""
        hideFrom="lg"
        position="sticky"
        bottom="var(--page-bar, 0px)"
        zIndex="docked"
        bg="bg.panel"
        borderTopWidth="1px"
        px="5"
        py="3"
        css={{
          paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
          '@media (max-height: 30rem)': { position: 'static' },
        }}
      >
        <EnrollmentBar course={course} />
      </Box>
    </Box>
  );
}
