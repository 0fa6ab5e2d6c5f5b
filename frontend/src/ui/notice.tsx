import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  Icon: LucideIcon;
  /**
   * `signal` for time and warnings, `neutral` for what needs no action.
   *
   * @default 'signal'
   */
  tone?: 'signal' | 'neutral';
  children: ReactNode;
}

/** Tells a learner the most important thing about the page, with an icon. */
export function Notice({ Icon, tone = 'signal', children }: Props) {
  return (
    <Box
      layerStyle="note"
      colorPalette={tone}
      display="flex"
      gap="3"
      alignItems="flex-start"
      px="5"
      py="4"
      mb="8"
    >
      <chakra.span color="colorPalette.fg" mt="0.5" flexShrink="0">
        <Icon size={20} aria-hidden="true" />
      </chakra.span>
      <Box>{children}</Box>
    </Box>
  );
}
