import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { CourseRating } from '@learning/shared/contract/course-ratings';
import { useEffect, useRef } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { CourseRatingBody } from './course-rating-body.tsx';

interface Props {
  courseRatings: CourseRating[];
  hasMore: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  onMore: () => void;
}

export function CourseRatingList({ courseRatings, hasMore, isLoadingMore, error, onMore }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef<number | null>(null);

  // After loading more, focus the first new course rating.
  useEffect(() => {
    if (shownBefore.current === null || courseRatings.length <= shownBefore.current) return;
    (list.current?.children[shownBefore.current] as HTMLElement | undefined)?.focus();
    shownBefore.current = null;
  }, [courseRatings.length]);

  const showMore = () => {
    shownBefore.current = courseRatings.length;
    onMore();
  };
  return (
    <Box mt="10">
      <chakra.h3 textStyle="h3">What learners say</chakra.h3>
      <chakra.ol ref={list} mt="2">
        {courseRatings.map((courseRating) => (
          <chakra.li
            key={courseRating.id}
            tabIndex={-1}
            py="6"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: '0' }}
            _focus={{ outline: 'none' }}
          >
            <CourseRatingBody courseRating={courseRating} />
          </chakra.li>
        ))}
      </chakra.ol>
      {error && (
        <ErrorState title="More reviews could not be loaded" onRetry={showMore}>
          {userMessageOf(error)}
        </ErrorState>
      )}
      {hasMore && !error && (
        <Button
          mt="4"
          variant="outline"
          colorPalette="neutral"
          onClick={showMore}
          pendingText={isLoadingMore && 'Loading...'}
        >
          Load More Reviews
        </Button>
      )}
    </Box>
  );
}
