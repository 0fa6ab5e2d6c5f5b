import { Box, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Tells a learner the most important thing about the page, with an icon. */
export function Notice({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <Box
      layerStyle="note"
      colorPalette="signal"
      display="flex"
      gap="3"
      alignItems="flex-start"
      px="5"
      py="4"
      mb="8"
    >
      <chakra.span color="signal.fg" mt="0.5" flexShrink="0">
        <Icon size={20} aria-hidden="true" />
      </chakra.span>
      <Box>{children}</Box>
    </Box>
  );
}
