import { chakra, type HTMLChakraProps } from '#ui/chakra/factory.ts';

/** A grey placeholder for content that is loading. Give it the final size. */
export const Skeleton = chakra('div', {
  base: {
    bg: 'bg.muted',
    borderRadius: 'l1',
    flexShrink: '0',
    animation: 'pulse',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});

export type SkeletonProps = HTMLChakraProps<'div'>;
