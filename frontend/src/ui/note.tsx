import { chakra } from '#ui/chakra/factory.ts';

/** A highlighted passage: `colorPalette="signal"` for a warning. */
export const Note = chakra('div', {
  base: {
    layerStyle: 'note',
    px: { base: '4', md: '6' },
    py: '4',
  },
});
