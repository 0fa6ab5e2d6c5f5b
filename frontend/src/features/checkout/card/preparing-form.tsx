import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardFieldsSkeleton } from './card-fields-skeleton.tsx';

/** Shows the form's final layout while the payment is prepared. */
export function PreparingForm() {
  return (
    <Panel p={{ base: '4', md: '8' }} aria-busy="true">
      <chakra.p aria-live="polite" textStyle="h3">
        Preparing secure checkout...
      </chakra.p>
      <Box mt={{ base: '3', md: '6' }}>
        <CardFieldsSkeleton />
      </Box>
      <Skeleton height="13" mt={{ base: '3', md: '6' }} borderRadius="l2" />
      <Skeleton height="20" mt="5" />
    </Panel>
  );
}
