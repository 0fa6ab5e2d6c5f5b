import { defineTextStyles } from '@chakra-ui/react/styled-system';

const title = {
  fontFamily: 'heading',
  fontWeight: 'semibold',
  textWrap: 'balance',
} as const;

/** Text styles in the fixed sizes 12, 14, 16, 18, 22, 28, 36 and 48 px. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...title,
      fontSize: { base: '3xl', md: '4xl' },
      lineHeight: 'tight',
      letterSpacing: 'tighter',
    },
  },
  h1: {
    value: {
      ...title,
      fontSize: { base: '2xl', md: '3xl' },
      lineHeight: 'shorter',
      letterSpacing: 'tighter',
    },
  },
  h2: {
    value: {
      ...title,
      fontSize: { base: 'xl', md: '2xl' },
      lineHeight: 'shorter',
      letterSpacing: 'tight',
    },
  },
  h3: { value: { ...title, fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'short' } },
  h4: { value: { ...title, fontSize: 'lg', lineHeight: 'short' } },
  lead: {
    value: { fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'moderate', textWrap: 'pretty' },
  },
  body: { value: { fontSize: 'md', lineHeight: 'tall', textWrap: 'pretty' } },
  lesson: { value: { fontSize: 'lg', lineHeight: 'tall', textWrap: 'pretty' } },
  small: { value: { fontSize: 'sm', lineHeight: 'moderate' } },
  fine: { value: { fontSize: 'xs', lineHeight: 'moderate' } },
  label: { value: { fontSize: 'sm', lineHeight: 'short', fontWeight: 'semibold' } },
  eyebrow: {
    value: {
      fontSize: 'sm',
      lineHeight: 'short',
      fontWeight: 'semibold',
      letterSpacing: 'wide',
    },
  },
  figure: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: 'xl',
      lineHeight: 'shorter',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
});
