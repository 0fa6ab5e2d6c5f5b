import { chakra } from '#ui/chakra/factory.ts';

/** A surface with a hairline border and no shadow. */
export const Panel = chakra('div', {
  base: { layerStyle: 'card', p: { base: '5', md: '6' } },
});
