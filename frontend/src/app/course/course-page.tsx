import { Box } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PageHead } from '#components/layout/page-head.tsx';
import { CourseDetail } from '#features/catalog/components/course-detail.tsx';
import { CourseDetailSkeleton } from '#features/catalog/components/course-detail-skeleton.tsx';
import { CourseNotFound } from '#features/catalog/components/course-not-found.tsx';
import { parseCourseId } from '@learning/shared/domain/course';
import {
  CourseEnrollment,
  CourseEnrollmentBar,
} from '#features/enrollment/components/course-enrollment.tsx';
import { CourseExtras } from '#features/enrollment/components/course-extras.tsx';
import { ReviewsSkeleton } from '#features/reviews/components/reviews-skeleton.tsx';
import { courseQuery, coursesQuery } from '#queries/catalog.ts';

const CourseReviews = lazy(() => import('#features/reviews/components/course-reviews.tsx'));
import { useRatingsRefresh } from './refresh-ratings.ts';

/** Shows the details of a course, at both of its addresses. `courseId` is the segment of the path. */
export function CoursePage({ courseId }: { courseId: string }) {
  const id = parseCourseId(courseId);
  const queryClient = useQueryClient();
  useRatingsRefresh();
  const { data: course, isError } = useQuery({
    ...courseQuery(id ?? 0),
    enabled: id !== undefined,
    // The course is already cached for a learner who comes from the catalog.
    placeholderData: () =>
      queryClient.getQueryData(coursesQuery().queryKey)?.find((cached) => cached.id === id),
  });
  if (id === undefined || isError) return <CourseNotFound />;
  if (!course) return <CourseDetailSkeleton />;
  return (
    <>
      <PageHead
        title={course.title}
        description={course.description}
        path={`/courses/${course.id}`}
      />
      <CourseDetail
        course={course}
        enrollment={<CourseEnrollment course={course} />}
        extras={<CourseExtras course={course} />}
        reviews={
          <Suspense fallback={<ReviewsSkeleton />}>
            <CourseReviews courseId={course.id} />
          </Suspense>
        }
      />
      <Box
        hideFrom="lg"
        position="sticky"
        bottom="0"
        zIndex="docked"
        bg="bg.panel"
        borderTopWidth="1px"
        px="5"
        py="3"
        css={{ paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))' }}
      >
        <CourseEnrollmentBar course={course} />
      </Box>
    </>
  );
}
