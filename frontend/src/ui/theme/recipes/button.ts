import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    colorPalette: 'accent',
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    verticalAlign: 'middle',
    textAlign: 'center',
    textDecoration: 'none',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    lineHeight: 'shorter',
    fontWeight: 'semibold',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    transitionTimingFunction: 'ease-out',
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0', width: '1.125em', height: '1.125em' },
  },
  variants: {
    // On a touch screen, each answers within 44 px.
    size: {
      xs: {
        minH: '8',
        minW: '8',
        px: '3',
        fontSize: 'sm',
        gap: '1.5',
        '@media (pointer: coarse)': {
          _after: { content: '""', position: 'absolute', insetX: '0', insetY: '-7px' },
        },
      },
      sm: {
        minH: '9',
        minW: '9',
        px: '3.5',
        fontSize: 'sm',
        gap: '2',
        '@media (pointer: coarse)': {
          _after: { content: '""', position: 'absolute', insetX: '0', insetY: '-5px' },
        },
      },
      md: { minH: '11', minW: '11', px: '5', py: '2', fontSize: 'md', gap: '2' },
      lg: { minH: '13', minW: '13', px: '7', py: '3', fontSize: 'lg', gap: '2.5' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.fg})' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
      },
      outline: {
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: {
        color: 'colorPalette.fg',
        px: '0',
        minW: '0',
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '2px' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
