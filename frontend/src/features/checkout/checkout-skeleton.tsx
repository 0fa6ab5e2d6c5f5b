import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CheckoutColumns } from './checkout-columns.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { PreparingForm } from './card/preparing-form.tsx';

/** Shows the checkout's layout before it is known what is paid for. */
export function CheckoutSkeleton() {
  return (
    <PageContainer pb={{ base: '16', md: '24' }} minH="150dvh">
      <CheckoutHeader />
      <CheckoutColumns
        summary={
          <Panel px={{ base: '4', lg: '8' }} py={{ base: '3', lg: '8' }} aria-busy="true">
            <chakra.h2 textStyle="label" color="fg.muted" hideBelow="lg">
              Order summary
            </chakra.h2>
            <Skeleton height="7" mt={{ lg: '2' }} maxW="64" />
            <Skeleton height="10" maxW={{ base: '32', lg: 'full' }} />
            <Box hideBelow="lg">
              <Skeleton height="40" mt="5" />
              <Skeleton height="8" mt="5" />
            </Box>
          </Panel>
        }
      >
        <PreparingForm />
      </CheckoutColumns>
    </PageContainer>
  );
}
