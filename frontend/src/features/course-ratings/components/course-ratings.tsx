import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ownCourseRatingQuery, courseRatingsQuery } from '#queries/course-ratings.ts';
import { OwnCourseRating } from './own-course-rating.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { CourseRatingList } from './course-rating-list.tsx';
import { CourseRatingsSkeleton } from './course-ratings-skeleton.tsx';

/** Renders the Course ratings tab of a course: the rating, the learner's own course rating, and all others, newest first. */
export default function CourseRatings({ courseId }: { courseId: number }) {
  const session = useSession();
  const learner = session.status === 'signed-in' ? session.learner : null;
  const list = useInfiniteQuery(courseRatingsQuery(courseId));
  const own = useQuery({
    ...ownCourseRatingQuery(learner?.id ?? '', courseId),
    enabled: learner !== null,
  });
  if (!list.data) {
    if (!list.error) return <CourseRatingsSkeleton />;
    return (
      <ErrorState title="The reviews could not be loaded" onRetry={() => void list.refetch()}>
        {userMessageOf(list.error)}
      </ErrorState>
    );
  }
  const { pages } = list.data;
  const ownId = learner ? own.data?.review?.id : undefined;
  const others = pages.flatMap((page) => page.reviews).filter(({ id }) => id !== ownId);
  const isRated = pages[0]!.reviewCount > 0;
  return (
    <Box>
      <chakra.h2 srOnly>Reviews</chakra.h2>
      {isRated ? (
        <RatingSummary figures={pages[0]!} />
      ) : (
        <EmptyState title="No reviews yet" headingLevel="h3">
          {own.data?.mayReview && !learner?.isDemo
            ? 'You have completed at least half of this course. Yours would be the first review.'
            : 'Learners can review a course once they have completed half of it.'}
        </EmptyState>
      )}
      <OwnCourseRating
        courseId={courseId}
        learner={learner}
        state={learner ? own.data : undefined}
        error={learner ? own.error : null}
        onRetry={() => void own.refetch()}
      />
      {others.length > 0 && (
        <CourseRatingList
          courseRatings={others}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? list.error : null}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Box>
  );
}
