import { chakra } from '#ui/chakra/factory.ts';

/** Limits the page's width and adds its side margins. */
export const PageContainer = chakra('div', {
  base: {
    width: '100%',
    maxW: 'page',
    mx: 'auto',
    px: { base: '5', md: '8' },
  },
});
