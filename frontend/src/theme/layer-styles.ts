import { defineLayerStyles } from '@chakra-ui/react';

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
});
