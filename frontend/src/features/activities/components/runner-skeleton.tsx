import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { Skeleton } from '#ui/skeleton.tsx';

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
