import { HStack } from '@chakra-ui/react';
import { Star } from 'lucide-react';

const FIVE = [1, 2, 3, 4, 5];

/** A rating as stars, rounded down, for the eye only: say it in words beside them. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <HStack gap="0.5" color="signal.solid" aria-hidden="true">
      {FIVE.map((star) => (
        <Star key={star} size={size} fill={star <= Math.floor(rating) ? 'currentColor' : 'none'} />
      ))}
    </HStack>
  );
}
