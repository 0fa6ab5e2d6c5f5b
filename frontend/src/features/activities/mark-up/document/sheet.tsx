import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** The page that the document is on. */
export function Sheet({ title, children }: Props) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      layerStyle="card"
      mt="4"
      px={{ base: '4', md: '8' }}
      py={{ base: '5', md: '8' }}
    >
      <chakra.h5 id={titleId} textStyle="h3">
        {title}
      </chakra.h5>
      <Box mt="4" display="grid" gap="5">
        {children}
      </Box>
    </chakra.section>
  );
}
