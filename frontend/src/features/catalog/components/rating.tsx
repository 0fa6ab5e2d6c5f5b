import { chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { Star } from 'lucide-react';
import { ratingOf } from '../display.ts';

/** Stars, number and count of reviews; 'New' while there are none. */
export function Rating({ course }: { course: Pick<Course, 'rating' | 'reviewCount'> }) {
  const rating = ratingOf(course);
  if (rating === null) {
    return (
      <chakra.span textStyle="small" color="fg.muted" fontWeight="semibold">
        New
      </chakra.span>
    );
  }
  const full = Math.floor(Number(rating));
  return (
    <HStack gap="2">
      <HStack gap="0.5" color="signal.solid" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} size={16} fill={star <= full ? 'currentColor' : 'none'} />
        ))}
      </HStack>
      <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
        <VisuallyHidden>Rated </VisuallyHidden>
        {rating} ({course.reviewCount}
        <VisuallyHidden> reviews</VisuallyHidden>)
      </chakra.span>
    </HStack>
  );
}
