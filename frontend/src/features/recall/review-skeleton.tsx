import { Box, VisuallyHidden } from '@chakra-ui/react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Shows the final layout of the review page while it loads. */
export function ReviewSkeleton() {
  return (
    <PageContainer aria-live="polite" aria-busy="true" pb="24" minH="100dvh">
      <VisuallyHidden>Loading your review</VisuallyHidden>
      <Box pt={{ base: '8', md: '14' }} pb={{ base: '6', md: '10' }}>
        <Skeleton height="11" maxW="48" />
        <Skeleton height="7" maxW="2xl" mt="3" />
      </Box>
      <Skeleton height={{ base: '96', md: '64' }} />
      <Skeleton height="80" mt="5" />
    </PageContainer>
  );
}
