import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Style shared by text fields and selects. */
export const fieldBox = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  fontSize: 'md',
  lineHeight: 'moderate',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  bg: 'bg.panel',
  color: 'fg',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '1px',
    borderColor: 'accent.focusRing',
  },
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' },
  _disabled: { layerStyle: 'disabled' },
} as const;

export const inputRecipe = defineRecipe({
  className: 'input',
  base: fieldBox,
  variants: {
    size: {
      md: { height: '11', px: '3' },
      lg: { height: '13', px: '4', fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...fieldBox, minH: '24', px: '3', py: '2.5' },
});
