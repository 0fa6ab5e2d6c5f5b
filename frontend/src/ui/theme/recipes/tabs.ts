import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const tabsSlotRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { position: 'relative', display: 'block' },
    list: {
      display: 'flex',
      position: 'relative',
      gap: { base: '5', md: '8' },
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
      // On a phone: fades the edge behind which there are more tabs, and keeps the open one clear of it.
      animationName: 'scroll-hint',
      animationTimeline: 'scroll(self inline)',
      scrollPaddingInline: '12',
    },
    trigger: {
      minH: '12',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: 'semibold',
      color: 'fg.muted',
      cursor: 'button',
      whiteSpace: 'nowrap',
      position: 'relative',
      flexShrink: '0',
      borderBottomWidth: '3px',
      borderColor: 'transparent',
      transitionProperty: 'color, border-color',
      transitionDuration: 'fast',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', borderColor: 'accent.solid' },
      _focusVisible: {
        outline: '2px solid',
        outlineColor: 'accent.focusRing',
        outlineOffset: '-2px',
        borderRadius: 'l1',
      },
      '@media (forced-colors: active)': {
        borderColor: 'Canvas',
        _selected: { borderColor: 'Highlight' },
      },
      _disabled: { layerStyle: 'disabled' },
    },
    content: {
      width: '100%',
      pt: '8',
      _focusVisible: {
        outline: '2px solid',
        outlineColor: 'accent.focusRing',
        outlineOffset: '4px',
      },
    },
  },
});
