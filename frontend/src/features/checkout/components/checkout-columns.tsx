import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  summary: ReactNode;
  children: ReactNode;
}

/** What one pays for stands first on a phone, and at the end of the line where there is room. */
export function CheckoutColumns({ summary, children }: Props) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      gap={{ base: '6', lg: '12' }}
      alignItems="start"
    >
      <Box order={{ lg: '2' }} position={{ lg: 'sticky' }} top="8">
        {summary}
      </Box>
      <Box>{children}</Box>
    </Box>
  );
}
