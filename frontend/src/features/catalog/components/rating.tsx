import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { Stars } from '#ui/stars.tsx';
import { ratingOf } from '../display.ts';

/**
 * Shows stars, the rating and the number of reviews, or 'New' while there are none. `public/course/ratings.ts` updates what was
 * rendered ahead of time.
 */
export function Rating({ course }: { course: Pick<Course, 'id' | 'rating' | 'reviewCount'> }) {
  const rating = ratingOf(course);
  return (
    <chakra.span display="contents" data-rating={course.id}>
      <chakra.span
        hidden={rating !== null}
        data-if="!rating"
        textStyle="small"
        color="fg.muted"
        fontWeight="semibold"
      >
        New
      </chakra.span>
      <HStack hidden={rating === null} data-if="rating" gap="2">
        <Stars rating={Number(rating)} />
        <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
          <VisuallyHidden>Rated </VisuallyHidden>
          <span data-text="rating">{rating}</span> (
          <span data-text="review-count">{course.reviewCount}</span>
          <VisuallyHidden data-text="review-word">
            {course.reviewCount === 1 ? ' review' : ' reviews'}
          </VisuallyHidden>
          )
        </chakra.span>
      </HStack>
    </chakra.span>
  );
}
