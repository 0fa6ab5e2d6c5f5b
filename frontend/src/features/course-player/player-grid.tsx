import { Box } from '#ui/chakra/box.ts';
import type { ReactNode, RefObject } from 'react';

interface Props {
  /** Modules of the course; in a drawer on small screens. */
  outline: ReactNode;
  outlineRef?: RefObject<HTMLDivElement | null>;
  /** Shown beside the text on wide screens. */
  notes?: ReactNode;
  /** Leads on, below the text. */
  end?: ReactNode;
  /** Shows nothing but the text. */
  isAlone?: boolean;
  children: ReactNode;
}

/** Lays out outline, text and notes without changing the text width. */
export function PlayerGrid({ outline, outlineRef, notes, end, isAlone, children }: Props) {
  if (isAlone) {
    return (
      <Box
        data-full-width
        data-alone
        px={{ base: '4', md: '8' }}
        pt={{ base: '6', md: '10' }}
        pb="8"
      >
        {children}
        {end}
      </Box>
    );
  }
  return (
    <Box
      data-full-width
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
        top="{sizes.playerHeader}"
        maxH="calc(100dvh - {sizes.playerHeader})"
        overflowY="auto"
        borderInlineEndWidth="1px"
        minH="calc(100dvh - {sizes.playerHeader})"
        px="5"
        py="8"
        css={{ '@media print': { display: 'none' } }}
      >
        {outline}
      </Box>
      <Box
        px={{ base: '5', md: '8' }}
        pt={{ base: '8', md: '14' }}
        // Notes cover the lower half of small screens: leave space so that the end of the text scrolls out from under
        // them.
        pb={{ base: notes ? '50dvh' : '8', md: notes ? '50dvh' : '14', xl: '14' }}
        minW="0"
      >
        <Box css={{ containerType: 'inline-size' }}>{children}</Box>
        {end}
      </Box>
      {notes}
    </Box>
  );
}
