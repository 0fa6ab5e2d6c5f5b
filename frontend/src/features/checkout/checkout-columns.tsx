import { Box } from '#ui/chakra/box.ts';
import type { ReactNode } from 'react';

interface CheckoutColumnsProps {
  summary: ReactNode;
  children: ReactNode;
}

/** Shows the order first on phones, and on the right on wide screens. */
export function CheckoutColumns({ summary, children }: CheckoutColumnsProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      gap={{ base: '4', lg: '12' }}
      alignItems="start"
    >
      <Box order={{ lg: '2' }} position={{ lg: 'sticky' }} top="8">
        {summary}
      </Box>
      <Box>{children}</Box>
    </Box>
  );
}
