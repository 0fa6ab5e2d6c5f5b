import { Box } from '#ui/chakra/box.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PAGE_LEAD, PAGE_TITLE } from './page-wording.ts';

/** Shows the final layout while certificates load. Taller than any screen, so that the footer never moves in sight. */
export function CertificatesSkeleton() {
  return (
    <PageContainer aria-busy="true" pb="24" minH="200dvh">
      <VisuallyHidden aria-live="polite">Loading your certificates</VisuallyHidden>
      <PageHeader title={PAGE_TITLE} lead={PAGE_LEAD} />
      <HStack
        gap={{ base: '4', md: '8' }}
        height="12"
        borderBottomWidth="1px"
        mb="8"
        overflow="hidden"
      >
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="5" width={index === 1 ? '36' : '32'} />
        ))}
      </HStack>
      <Box
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="6"
      >
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="32rem" />
        ))}
      </Box>
    </PageContainer>
  );
}
