import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholder of a module's text. It is taller than any screen, so that nothing below it moves into view or out of it. */
export function TextSkeleton() {
  return (
    <Stack gap="4" aria-live="polite" aria-busy="true" minH="200dvh">
      <VisuallyHidden>Loading the text</VisuallyHidden>
      {Array.from({ length: 9 }, (_, index) => (
        <chakra.div key={index}>
          <Skeleton height="5" width={index % 4 === 3 ? '60%' : '100%'} />
        </chakra.div>
      ))}
    </Stack>
  );
}
