import { chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Placeholder of a module's text. */
export function TextSkeleton() {
  return (
    <Stack gap="4" aria-live="polite" aria-busy="true">
      <VisuallyHidden>Loading the text</VisuallyHidden>
      {Array.from({ length: 9 }, (_, index) => (
        <chakra.div key={index}>
          <Skeleton height="5" {...(index % 4 === 3 ? { width: '60%' } : {})} />
        </chakra.div>
      ))}
    </Stack>
  );
}
