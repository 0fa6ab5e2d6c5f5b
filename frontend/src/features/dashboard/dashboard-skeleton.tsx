import { Box } from '#ui/chakra/box.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { DueTodaySkeleton } from './overview/due-today.tsx';
import { DASHBOARD_LEAD } from './page-wording.ts';

/** Shows the dashboard's final layout while it loads. Taller than any screen, so that the footer never moves in sight. */
export function DashboardSkeleton({ paymentReturn }: { paymentReturn?: ReactNode }) {
  return (
    <PageContainer aria-busy="true" pb="24" minH="200dvh">
      <VisuallyHidden aria-live="polite">Loading your dashboard</VisuallyHidden>
      <PageHeader title="Welcome back" lead={DASHBOARD_LEAD} />
      {paymentReturn}
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
      {/* The course to continue. */}
      <Skeleton height={{ base: '17rem', md: '56' }} />
      <DueTodaySkeleton />
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
