import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A grey shape that stands for what is still loading. Give it the size of what will come. */
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
