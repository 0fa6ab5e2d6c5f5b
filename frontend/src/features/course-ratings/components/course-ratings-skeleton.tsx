import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export function CourseRatingsSkeleton() {
  return (
    <Box>
      <chakra.p srOnly aria-live="polite">
        Loading the reviews
      </chakra.p>
      <Box aria-hidden="true" display="grid" gap="8">
        <Skeleton height="32" />
        <Skeleton height="24" />
        <Skeleton height="24" />
      </Box>
    </Box>
  );
}
