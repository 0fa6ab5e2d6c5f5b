import { chakra } from '@chakra-ui/react';

/** The page's measure and gutters. */
export const PageContainer = chakra('div', {
  base: {
    width: '100%',
    maxW: 'page',
    mx: 'auto',
    px: { base: '5', md: '8' },
  },
});
