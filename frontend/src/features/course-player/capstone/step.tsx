import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.ts';

interface Props {
  number: number;
  title: string;
  /** Printed beside the title. */
  state?: string | undefined;
  children: ReactNode;
}

/** A step of the capstone. */
export function Step({ number, title, state, children }: Props) {
  return (
    <chakra.li borderTopWidth="1px" py="8">
      <chakra.h3
        textStyle="h3"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
        mb="4"
      >
        <chakra.span textStyle="figure" fontSize="xl" color="fg.muted" aria-hidden="true">
          {number}
        </chakra.span>
        {title}
        {state && <Badge colorPalette="neutral">{state}</Badge>}
      </chakra.h3>
      <Box>{children}</Box>
    </chakra.li>
  );
}
