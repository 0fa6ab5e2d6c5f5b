import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** As wide as text and contents side by side; measured without sidebar and notes. */
export const BESIDE = '@container (min-width: 60rem)';

interface Props {
  header: ReactNode;
  /** Between header and text, or beside them where there is room. */
  contents: ReactNode;
  children: ReactNode;
}

/** A module's title, contents and text. The room for the contents is kept while they load. */
export function ModuleLayout({ header, contents, children }: Props) {
  return (
    <chakra.article
      maxW="lesson"
      mx="auto"
      css={{
        [BESIDE]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, {sizes.lesson}) 15rem',
          gridTemplateRows: 'auto 1fr',
          columnGap: '16',
          justifyContent: 'center',
          maxW: 'none',
        },
        '@media print': { display: 'block' },
      }}
    >
      <Box gridColumn="1" mb={{ base: '8', md: '10' }}>
        {header}
      </Box>
      {contents}
      <Box gridColumn="1" minW="0">
        {children}
      </Box>
    </chakra.article>
  );
}
