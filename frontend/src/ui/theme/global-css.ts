import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-color-border': 'colors.border',
    // Of `focusVisibleRing`.
    '--global-color-focus-ring': 'colors.colorPalette.focusRing',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'moderate',
    colorPalette: 'neutral',
    scrollPaddingTop: '20',
    textSizeAdjust: '100%',
    fontSynthesis: 'none',
  },
  // A bar at the lower edge of small screens covers nothing that has the focus.
  'html:has([data-bottom-bar])': {
    '@media (max-width: 63.99rem) and (min-height: 30rem)': {
      scrollPaddingBottom: 'calc(6rem + var(--page-bar, 0px))',
    },
  },
  // Where a phone has the bar of pages (`app/frame/page-bar.tsx`); what sticks to the lower edge stands above it.
  'html.has-session:has([data-page-bar])': {
    '@media (max-width: 47.99rem) and (min-height: 30rem)': {
      '--page-bar-display': 'flex',
      '--page-bar': 'calc(3.5rem + env(safe-area-inset-bottom, 0px))',
      scrollPaddingBottom: 'calc(1rem + var(--page-bar))',
      '& #page': { paddingBottom: 'var(--page-bar)' },
    },
  },
  // The bar of a module's steps takes the same place.
  'html:has([data-step-bar])': {
    '@media (max-width: 47.99rem) and (min-height: 30rem)': {
      '--page-bar': 'calc(4rem + env(safe-area-inset-bottom, 0px))',
      scrollPaddingBottom: 'calc(1rem + var(--page-bar))',
      '& #page': { paddingBottom: 'var(--page-bar)' },
    },
  },
  // How lessons are set on this device (`features/course-player/text-settings`).
  'html[data-text-size=small]': { '--lesson-size': '1rem' },
  'html[data-text-size=large]': { '--lesson-size': '1.25rem' },
  'html[data-text-size=largest]': { '--lesson-size': '1.5rem' },
  'html[data-text-width=narrow]': { '--lesson-width': '34rem' },
  'html[data-text-width=wide]': { '--lesson-width': '50rem' },
  // An activity has the screen for itself.
  'html:has([data-alone]) #page > :is(header, footer)': { display: 'none' },
  body: { overflowX: 'clip' },
  // A learner's page is at least as tall as the screen: the footer does not move into view when less arrives than was reserved.
  '.has-session main': { minHeight: '100dvh' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
  // A table wider than the screen. The mask would cut off an outline outside of the frame.
  '.table-frame': {
    overflowX: 'auto',
    animationName: 'scroll-hint',
    animationTimeline: 'scroll(self inline)',
    _focusVisible: { outlineOffset: '-2px' },
  },
  // Holding such a button shows its tooltip.
  '[data-tooltip]': { userSelect: 'none', WebkitTouchCallout: 'none' },
  // Everything that unfolds has the same arrow, after its text or at the end of its line.
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  'summary::after': {
    content: '""',
    display: 'inline-block',
    flexShrink: '0',
    width: '0.5em',
    height: '0.5em',
    marginInlineStart: '0.6em',
    marginInlineEnd: '0.2em',
    borderColor: 'fg.muted',
    borderRightWidth: '2px',
    borderBottomWidth: '2px',
    verticalAlign: '0.15em',
    transform: 'rotate(45deg)',
    transitionProperty: 'transform',
    transitionDuration: 'fast',
  },
  'details[open] > summary::after': { transform: 'rotate(-135deg)', verticalAlign: '-0.1em' },
  '::placeholder': { color: 'fg.subtle' },
  '::selection': { bg: 'accent.muted', color: 'fg' },
  'h1:focus, main:focus': { outline: 'none' },
  strong: { fontWeight: 'semibold' },
  em: { fontStyle: 'italic' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // With 1ms, an inherited color would start a transition at each level, one after the other.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
