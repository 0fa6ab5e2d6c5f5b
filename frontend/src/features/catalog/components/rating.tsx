import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { Stars } from '#ui/stars.tsx';
import { isNew, ratingOf } from '../display.ts';

type RatedCourse = Pick<Course, 'id' | 'rating' | 'reviewCount' | 'publishedOn'>;

/**
 * Shows stars, the rating and the number of reviews; without any, 'New' on a new course. `public/course/ratings.ts` updates what
 * was rendered ahead of time.
 */
export function Rating({ course }: { course: RatedCourse }) {
  const rating = ratingOf(course);
  return (
    <chakra.span display="contents" data-rating={course.id}>
      <chakra.span
        hidden={!isNew(course, new Date())}
        data-if="new"
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
