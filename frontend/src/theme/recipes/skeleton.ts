import { defineRecipe } from '@chakra-ui/react';

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  variants: {
    loading: {
      true: {
        borderRadius: 'l1',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        background: 'bg.muted',
        animation: 'pulse',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
    },
  },
  defaultVariants: { loading: true },
});
