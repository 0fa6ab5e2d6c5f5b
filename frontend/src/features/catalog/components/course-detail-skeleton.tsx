import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function CourseDetailSkeleton() {
  return (
    <PageContainer pt={{ base: '16', md: '24' }} pb="24">
      <chakra.p srOnly aria-live="polite">
        Loading the course
      </chakra.p>
      <Box
        aria-hidden="true"
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22.5rem' }}
        gap="16"
      >
        <Box display="grid" gap="5" alignContent="start">
          <Skeleton height="6" width="40" />
          <Skeleton height="24" />
          <Skeleton height="16" maxW="2xl" />
          <Skeleton height="12" mt="6" />
          <Skeleton height="48" />
        </Box>
        <Skeleton height="40rem" borderRadius="l3" />
      </Box>
    </PageContainer>
  );
}
