import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';

/** Shows one fact of a coaching session or request, such as its time or place, in a list of facts. */
export function SessionFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <chakra.dt textStyle="small" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </chakra.dd>
    </Box>
  );
}
