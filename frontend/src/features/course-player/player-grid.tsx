import { Box } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

/** Of the header that stays in view, on wide screens. */
export const PLAYER_HEADER_HEIGHT = '4.25rem';

interface Props {
  /** The course's modules; on small screens they are in a drawer instead. */
  outline: ReactNode;
  outlineRef?: RefObject<HTMLDivElement | null>;
  /** Beside the text on wide screens. */
  notes?: ReactNode;
  children: ReactNode;
}

/** Outline, text, notes: the text keeps its measure whatever stands beside it. */
export function PlayerGrid({ outline, outlineRef, notes, children }: Props) {
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
        {...(outlineRef ? { ref: outlineRef } : {})}
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
      <Box
        px={{ base: '5', md: '8' }}
        pt={{ base: '8', md: '14' }}
        // The notes are a sheet over the lower half of small screens: the end of the text must come out from under it.
        pb={{ base: notes ? '50dvh' : '8', md: notes ? '50dvh' : '14', xl: '14' }}
        minW="0"
      >
        <Box css={{ containerType: 'inline-size' }}>{children}</Box>
      </Box>
      {notes}
    </Box>
  );
}
