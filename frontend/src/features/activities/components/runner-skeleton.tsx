import { Stack, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** As tall as the screen, so that nothing below it moves in sight when the activity is there. */
export function RunnerSkeleton() {
  return (
    <Stack gap="3" aria-busy="true" aria-live="polite" minH="100dvh">
      <VisuallyHidden>Loading the activity</VisuallyHidden>
      <Skeleton height="6" width="50%" />
      <Skeleton height="24" />
      <Skeleton height="5" width="70%" />
      <Skeleton height="11" width="40" mt="3" />
    </Stack>
  );
}
