import { Box, chakra } from '@chakra-ui/react';
import { Skeleton } from '#components/ui/skeleton.tsx';

export function ReviewsSkeleton() {
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
