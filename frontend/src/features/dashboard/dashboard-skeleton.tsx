import { Box, HStack, VisuallyHidden } from '@chakra-ui/react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Shows the dashboard's final layout while it loads. */
export function DashboardSkeleton() {
  return (
    <PageContainer aria-live="polite" aria-busy="true" pb="24" minH="100dvh">
      <VisuallyHidden>Loading your dashboard</VisuallyHidden>
      <Box pt={{ base: '8', md: '14' }} pb={{ base: '6', md: '10' }}>
        <Skeleton height="11" maxW="md" />
      </Box>
      <HStack
        gap={{ base: '5', md: '8' }}
        height="12"
        borderBottomWidth="1px"
        mb="8"
        overflow="hidden"
      >
        {['20', '28', '20', '28'].map((width, index) => (
          <Skeleton key={index} height="5" width={width} />
        ))}
      </HStack>
      <Skeleton height="56" />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap="5"
        mt="10"
      >
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height="32" />
        ))}
      </Box>
    </PageContainer>
  );
}
