import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { type ReactNode, useId } from 'react';

interface Props {
  /** Makes the section the target of links. */
  id?: string;
  title: string;
  /** Purpose of the section in one sentence. */
  lead: string;
  children: ReactNode;
}

/** A section of a page: title on the left, content on the right. */
export function PageSection({ id, title, lead, children }: Props) {
  const titleId = useId();
  return (
    <chakra.section
      id={id}
      scrollMarginTop="20"
      aria-labelledby={titleId}
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '18rem minmax(0, 40rem)' }}
      columnGap="16"
      rowGap="6"
      py={{ base: '8', md: '10' }}
      borderTopWidth="1px"
      css={{ '&:first-of-type': { borderTopWidth: '0' } }}
    >
      <Box>
        <chakra.h2 id={titleId} textStyle="h3">
          {title}
        </chakra.h2>
        <chakra.p color="fg.muted" mt="2">
          {lead}
        </chakra.p>
      </Box>
      <Box minW="0">{children}</Box>
    </chakra.section>
  );
}
