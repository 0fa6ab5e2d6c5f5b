import { defineTokens } from '@chakra-ui/react/styled-system';

/** Chakra's numeric names (1 = 4 px). Layouts use the even ones, an 8 px grid. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 22, 24, 28,
  32, 36, 40, 44, 48, 52, 56, 64, 72, 80, 96,
] as const;

const steps = Object.fromEntries(STEPS.map((step) => [step, { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  fonts: {
    heading: {
      value: "'Source Serif 4', 'Source Serif Georgia', 'Source Serif Times', serif",
    },
    body: {
      value:
        "'Source Sans 3 Variable', 'Source Sans 3 Narrow', 'Source Sans Arial', system-ui, sans-serif",
    },
    mono: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace" },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
    '4xl': { value: '3rem' },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  lineHeights: {
    tight: { value: 1.12 },
    shorter: { value: 1.2 },
    short: { value: 1.35 },
    moderate: { value: 1.5 },
    tall: { value: 1.6 },
  },
  letterSpacings: {
    tighter: { value: '-0.018em' },
    tight: { value: '-0.01em' },
    wide: { value: '0.02em' },
    wider: { value: '0.06em' },
  },
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    '1/2': { value: '50%' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    '3xl': { value: '48rem' },
    '4xl': { value: '56rem' },
    /** Maximum width of a page. */
    page: { value: '76rem' },
    /** 65–72 characters of 18 px text. */
    lesson: { value: 'var(--lesson-width, 40rem)' },
    /** Height of the player's sticky header on wide screens. */
    playerHeader: { value: '4.25rem' },
    /** Height of the payment element with one card's fields, so that the layout does not jump when it loads. */
    cardFields: { value: '16rem' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '6px' },
    md: { value: '8px' },
    lg: { value: '10px' },
    full: { value: '9999px' },
  },
  durations: {
    fast: { value: '120ms' },
    moderate: { value: '160ms' },
    slow: { value: '200ms' },
  },
  easings: {
    'ease-out': { value: 'cubic-bezier(0.2, 0, 0.1, 1)' },
  },
  animations: {
    spin: { value: 'spin 900ms linear infinite' },
    pulse: { value: 'pulse 2s ease-in-out infinite' },
  },
  cursor: {
    button: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
  },
  zIndex: {
    hide: { value: -1 },
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 1100 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
});

export const radii = {
  l1: { value: '{radii.sm}' },
  l2: { value: '{radii.sm}' },
  l3: { value: '{radii.lg}' },
};

/** The only shadow, for elements that float above the page. */
export const shadows = {
  floating: {
    value: {
      _light: '0 1px 2px rgba(20, 39, 43, 0.08), 0 16px 40px -8px rgba(20, 39, 43, 0.22)',
      _dark: '0 1px 2px rgba(0, 0, 0, 0.5), 0 16px 40px -8px rgba(0, 0, 0, 0.7)',
    },
  },
};

export const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
};
