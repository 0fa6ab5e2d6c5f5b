import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const progressSlotRecipe = defineSlotRecipe({
  className: 'progress',
  slots: [
    'root',
    'label',
    'track',
    'range',
    'valueText',
    'view',
    'circle',
    'circleTrack',
    'circleRange',
  ],
  base: {
    root: { colorPalette: 'accent', width: '100%' },
    label: { textStyle: 'label' },
    valueText: { textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
    track: { overflow: 'hidden', position: 'relative', bg: 'bg.emphasized', borderRadius: 'full' },
    range: {
      height: '100%',
      bg: 'colorPalette.solid',
      borderRadius: 'full',
      transitionProperty: 'width',
      transitionDuration: 'slow',
      '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    size: {
      xs: { track: { h: '1' } },
      sm: { track: { h: '1.5' } },
      md: { track: { h: '2' } },
    },
  },
  defaultVariants: { size: 'sm' },
});
