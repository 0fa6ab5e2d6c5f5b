import { Grid } from '#ui/chakra/grid.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PAGE_LEAD, PAGE_TITLE } from './page-wording.ts';

/** Shows the final layout while notifications load. Taller than any screen, so that the footer never moves in sight. */
export function NotificationsSkeleton() {
  return (
    <PageContainer aria-busy="true" pb="24" minH="200dvh">
      <VisuallyHidden aria-live="polite">Loading your notifications</VisuallyHidden>
      <PageHeader title={PAGE_TITLE} lead={PAGE_LEAD} />
      <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '3', md: '5' }}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height={{ base: '22', md: '24' }} />
        ))}
      </Grid>
      <HStack gap="8" height="12" borderBottomWidth="1px" mt="8" mb="6">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="5" width="14" />
        ))}
      </HStack>
      <Stack gap="5">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height="28" maxW="3xl" />
        ))}
      </Stack>
    </PageContainer>
  );
}
