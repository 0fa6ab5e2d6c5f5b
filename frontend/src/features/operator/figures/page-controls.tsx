import { Box } from '#ui/chakra/box.ts';
import type { ReactNode } from 'react';

/** Holds what decides about chart and table together, above both. */
export function PageControls({ children }: { children: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" mb="6">
      {children}
    </Box>
  );
}
