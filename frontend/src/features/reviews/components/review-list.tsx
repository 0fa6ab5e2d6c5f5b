import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Review } from '@learning/shared/contract/reviews';
import { useEffect, useRef } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { ReviewBody } from './review-body.tsx';

interface Props {
  reviews: Review[];
  hasMore: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  onMore: () => void;
}

export function ReviewList({ reviews, hasMore, isLoadingMore, error, onMore }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef<number | null>(null);

  // After loading more, focus the first new review.
  useEffect(() => {
    if (shownBefore.current === null || reviews.length <= shownBefore.current) return;
    (list.current?.children[shownBefore.current] as HTMLElement | undefined)?.focus();
    shownBefore.current = null;
  }, [reviews.length]);

  const showMore = () => {
    shownBefore.current = reviews.length;
    onMore();
  };
  return (
    <Box mt="10">
      <chakra.h3 textStyle="h3">What learners say</chakra.h3>
      <chakra.ol ref={list} mt="2">
        {reviews.map((review) => (
          <chakra.li
            key={review.id}
            tabIndex={-1}
            py="6"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: '0' }}
            _focus={{ outline: 'none' }}
          >
            <ReviewBody review={review} />
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
