import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Of the header that stays in view, on wide screens. */
export const PLAYER_HEADER_HEIGHT = '4.25rem';

interface Props {
  /** The course's modules; on small screens they are in a drawer instead. */
  outline: ReactNode;
  /** Beside the text on wide screens. */
  notes?: ReactNode;
  children: ReactNode;
}

/** Outline, text, notes: the text keeps its measure whatever stands beside it. */
export function PlayerGrid({ outline, notes, children }: Props) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: '18rem minmax(0, 1fr)',
        xl: notes ? '18rem minmax(0, 1fr) 21rem' : '18rem minmax(0, 1fr)',
      }}
      alignItems="start"
    >
      <Box
        hideBelow="lg"
        position="sticky"
        top={PLAYER_HEADER_HEIGHT}
        maxH={`calc(100dvh - ${PLAYER_HEADER_HEIGHT})`}
        overflowY="auto"
        borderInlineEndWidth="1px"
        minH={`calc(100dvh - ${PLAYER_HEADER_HEIGHT})`}
        px="5"
        py="8"
        css={{ '@media print': { display: 'none' } }}
      >
        {outline}
      </Box>
      <Box px={{ base: '5', md: '8' }} py={{ base: '8', md: '14' }} minW="0">
        <Box maxW="lesson" mx="auto">
          {children}
        </Box>
      </Box>
      {notes}
    </Box>
  );
}
