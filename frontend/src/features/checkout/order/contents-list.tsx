import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

/** Lists an item's contents, one per line. */
export const ContentsList = chakra('ul', {
  base: { mt: '3', display: 'grid', gap: '1', color: 'fg.muted' },
});

/** Shows placeholders with the height of a contents list. */
export function ContentsSkeleton({ lines }: { lines: number }): ReactNode {
  return (
    <Box mt="3" display="grid" gap="1" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="6" maxW={index % 2 === 0 ? '64' : '56'} />
      ))}
    </Box>
  );
}
