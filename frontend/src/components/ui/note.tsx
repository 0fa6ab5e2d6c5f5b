import { chakra } from '@chakra-ui/react';

/** A passage set off by its palette: `colorPalette="signal"` for a warning. */
export const Note = chakra('div', {
  base: {
    bg: 'colorPalette.subtle',
    borderInlineStartWidth: '3px',
    borderColor: 'colorPalette.solid',
    borderEndRadius: 'l2',
    px: { base: '4', md: '6' },
    py: '4',
  },
});
