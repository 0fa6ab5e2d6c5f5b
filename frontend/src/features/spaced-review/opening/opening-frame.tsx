import { chakra } from '#ui/chakra/factory.ts';

/** The place of the opening questions above a lesson's text. It has its height before they arrive. */
export const OpeningFrame = chakra('section', {
  base: {
    layerStyle: 'card',
    p: { base: '5', md: '6' },
    mb: '10',
    minH: { base: '20rem', md: '14rem' },
    display: 'flex',
    flexDirection: 'column',
    '@media print': { display: 'none' },
  },
});
