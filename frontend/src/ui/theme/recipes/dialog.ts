import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const overlay = {
  backdrop: {
    bg: 'scrim',
    pos: 'fixed',
    inset: '0',
    zIndex: 'popover',
    _open: { animationName: 'fade-in', animationDuration: 'slow' },
    _closed: { animationName: 'fade-out', animationDuration: 'fast' },
  },
  positioner: {
    display: 'flex',
    width: '100dvw',
    height: '100dvh',
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: 'popover',
    overscrollBehaviorY: 'none',
  },
  header: { px: { base: '5', md: '8' }, pt: '7', pb: '3', pe: '16' },
  body: { flex: '1', px: { base: '5', md: '8' }, pt: '2', pb: '6' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '5', md: '8' },
    pb: '7',
  },
  title: { textStyle: 'h3' },
  description: { color: 'fg.muted' },
  closeTrigger: { pos: 'absolute', top: '4', insetEnd: '4' },
} as const;

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
];

export const dialogSlotRecipe = defineSlotRecipe({
  className: 'dialog',
  slots,
  base: {
    ...overlay,
    positioner: {
      ...overlay.positioner,
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'center' },
      overflow: 'auto',
      p: { base: '0', sm: '4' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: '100%',
      maxH: { base: '92dvh', sm: 'none' },
      overflowY: 'auto',
      borderTopRadius: 'l3',
      borderBottomRadius: { base: '0', sm: 'l3' },
      bg: 'bg.panel',
      boxShadow: 'floating',
      m: 'auto',
      mb: { base: '0', sm: 'auto' },
      _open: { animationStyle: 'rise-in', animationDuration: 'slow' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'xl' } },
      lg: { content: { maxW: '3xl' } },
      /** Fills a phone, and keeps its upper edge while its height changes as one types. */
      search: {
        content: {
          maxW: '2xl',
          height: { base: '100dvh', sm: 'auto' },
          maxH: { base: '100dvh', sm: 'none' },
          borderTopRadius: { base: '0', sm: 'l3' },
          mt: { base: '0', sm: '24' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export const drawerSlotRecipe = defineSlotRecipe({
  className: 'drawer',
  slots,
  base: {
    ...overlay,
    positioner: { ...overlay.positioner, alignItems: 'stretch' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: '100%',
      maxH: '100dvh',
      bg: 'bg.panel',
      boxShadow: 'floating',
    },
    body: { ...overlay.body, overflow: 'auto' },
  },
  variants: {
    size: {
      xs: { content: { maxW: 'min(21rem, 88vw)' } },
      sm: { content: { maxW: 'min(26rem, 92vw)' } },
    },
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animationName: 'slide-from-left-full', animationDuration: 'slow' },
          _closed: { animationName: 'slide-to-left-full', animationDuration: 'moderate' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animationName: 'slide-from-right-full', animationDuration: 'slow' },
          _closed: { animationName: 'slide-to-right-full', animationDuration: 'moderate' },
        },
      },
    },
  },
  defaultVariants: { size: 'xs', placement: 'end' },
});
