import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';

/** Limits the player's content to the text width. */
export const LessonColumn = chakra('div', { base: { maxW: 'lesson', mx: 'auto' } });

interface Props {
  header: ReactNode;
  /** Shown between header and text, or beside them on wide screens. */
  contents: ReactNode;
  children: ReactNode;
}

/** Lays out a module's title, contents and text, with space for the contents while they load. */
export function ModuleLayout({ header, contents, children }: Props) {
  return (
    <chakra.article
      maxW="lesson"
      mx="auto"
      css={{
        _beside: {
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
      {header && (
        <Box gridColumn="1" mb={{ base: '8', md: '10' }}>
          {header}
        </Box>
      )}
      {contents}
      <Box gridColumn="1" minW="0">
        {children}
      </Box>
    </chakra.article>
  );
}
