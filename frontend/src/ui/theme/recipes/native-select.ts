import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { fieldBox } from './input.ts';

export const nativeSelectSlotRecipe = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', width: '100%', position: 'relative', height: 'fit-content' },
    field: { ...fieldBox, textOverflow: 'ellipsis', '& > option': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      pointerEvents: 'none',
      insetEnd: '3',
      top: '0',
      height: '100%',
      color: 'fg.muted',
      _icon: { width: '1.125rem', height: '1.125rem' },
    },
  },
  variants: {
    size: {
      md: { field: { height: '11', ps: '3', pe: '10' } },
    },
  },
  defaultVariants: { size: 'md' },
});
