import { Box } from '#ui/chakra/box.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Shows the final layout of a resource while it loads. Taller than any screen, so that the footer never moves in sight. */
export function ResourceSkeleton() {
  return (
    <PageContainer py={{ base: '8', md: '14' }} minH="200dvh" aria-busy="true">
      <Box maxW="lesson" mx="auto">
        <VisuallyHidden aria-live="polite">Loading the resource</VisuallyHidden>
        <Skeleton height="4" width="48" />
        <Skeleton height="10" mt="4" maxW="xl" />
        <HStack gap="3" mt="6" flexWrap="wrap">
          <Skeleton height="11" width="52" />
          <Skeleton height="11" width="44" />
          <Skeleton height="11" width="44" />
        </HStack>
        <Skeleton height="96" mt="10" />
      </Box>
    </PageContainer>
  );
}
