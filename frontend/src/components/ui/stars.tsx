import { HStack } from '@chakra-ui/react';
import { Star } from 'lucide-react';

const FIVE = [1, 2, 3, 4, 5];

/** Shows a rating as stars, rounded down. Decoration: put the rating in words beside them. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <HStack gap="0.5" color="signal.solid" aria-hidden="true">
      {FIVE.map((star) => (
        <Star key={star} size={size} fill={star <= Math.floor(rating) ? 'currentColor' : 'none'} />
      ))}
    </HStack>
  );
}
