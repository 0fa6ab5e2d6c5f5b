import { chakra } from '@chakra-ui/react';

/** A sheet on the page: hairline, no shadow. */
export const Panel = chakra('div', {
  base: { layerStyle: 'card', p: { base: '5', md: '6' } },
});
