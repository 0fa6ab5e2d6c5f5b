import { defineAnimationStyles } from '@chakra-ui/react/styled-system';

/** Named as Chakra's components expect. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.55' } },
  position: {
    from: { insetInlineStart: 'var(--animate-from-x)' },
    to: { insetInlineStart: 'var(--animate-to-x)' },
  },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'slide-from-right-full': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-to-left-full': { from: { translate: '0 0' }, to: { translate: '-100% 0' } },
  'slide-to-right-full': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  // Not a motion: it runs with the scroll position, and fades the edges behind which there is more.
  'scroll-hint': {
    '0%': { maskImage: 'linear-gradient(to left, transparent, #000 3rem)' },
    '1%, 99%': {
      maskImage: 'linear-gradient(to right, transparent, #000 3rem calc(100% - 3rem), transparent)',
    },
    '100%': { maskImage: 'linear-gradient(to right, transparent, #000 3rem)' },
  },
  // Of a path whose length counts as 1, and of a bar.
  'draw-line': { from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } },
  'grow-line': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
  'turn-once': { from: { transform: 'rotateY(-180deg)' }, to: { transform: 'rotateY(0)' } },
  unroll: { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  'slide-from-bottom': { from: { translate: '0 0.5rem' }, to: { translate: '0' } },
};

export const animationStyles = defineAnimationStyles({
  'rise-in': { value: { animationName: 'slide-from-bottom, fade-in' } },
});
