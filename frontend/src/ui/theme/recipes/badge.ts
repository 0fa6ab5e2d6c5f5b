import { defineRecipe } from '@chakra-ui/react/styled-system';

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'l1',
    gap: '1.5',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    _icon: { width: '1em', height: '1em' },
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      outline: { borderColor: 'colorPalette.border', color: 'colorPalette.fg' },
      plain: { color: 'colorPalette.fg' },
    },
    size: {
      sm: { fontSize: 'xs', px: '2', minH: '5' },
      md: { fontSize: 'sm', px: '2', minH: '6' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'md' },
});
