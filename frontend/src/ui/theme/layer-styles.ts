import { defineLayerStyles } from '@chakra-ui/react/styled-system';

// The type of layer styles lists fewer properties than the engine accepts.
const note: object = {
  bg: 'colorPalette.subtle',
  borderInlineStartWidth: '3px',
  borderColor: 'colorPalette.solid',
  borderEndRadius: 'l2',
};

export const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.55', cursor: 'disabled' } },
  card: {
    value: {
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l3',
    },
  },
  note: { value: note },
});
