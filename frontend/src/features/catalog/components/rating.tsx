import { chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { Stars } from '#components/ui/stars.tsx';
import { ratingOf } from '../display.ts';

/** Shows stars, the rating and the number of reviews, or 'New' while there are none. */
export function Rating({ course }: { course: Pick<Course, 'rating' | 'reviewCount'> }) {
  const rating = ratingOf(course);
  if (rating === null) {
    return (
      <chakra.span textStyle="small" color="fg.muted" fontWeight="semibold">
        New
      </chakra.span>
    );
  }
  return (
    <HStack gap="2">
      <Stars rating={Number(rating)} />
      <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
        <VisuallyHidden>Rated </VisuallyHidden>
        {rating} ({course.reviewCount}
        <VisuallyHidden>{course.reviewCount === 1 ? ' review' : ' reviews'}</VisuallyHidden>)
      </chakra.span>
    </HStack>
  );
}
