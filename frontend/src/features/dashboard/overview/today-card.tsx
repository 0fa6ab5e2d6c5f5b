import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  heading: ReactNode;
  figure: ReactNode;
  note: ReactNode;
  /** Stands below the note. */
  below?: ReactNode;
  /** Stands beside the words, and below them on a phone. */
  children: ReactNode;
}

/** A card of what matters today: a figure with a note, and what to do or see. */
export function TodayCard({ id, heading, figure, note, below, children }: Props) {
  return (
    <Box
      as="section"
      aria-labelledby={id}
      layerStyle="card"
      px={{ base: '5', md: '8' }}
      py={{ base: '5', md: '6' }}
      my="5"
      _first={{ mt: '0' }}
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'stretch', sm: 'center' }}
      justifyContent="space-between"
      gap="4"
    >
      <Box>
        <chakra.h2 id={id} textStyle="eyebrow" color="fg.muted">
          {heading}
        </chakra.h2>
        <chakra.p textStyle="h3" mt="1" fontVariantNumeric="lining-nums tabular-nums">
          {figure}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
          {note}
        </chakra.p>
        {below}
      </Box>
      {children}
    </Box>
  );
}
