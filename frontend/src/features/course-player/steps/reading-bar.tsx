import { chakra } from '#ui/chakra/factory.ts';
import { Box } from '#ui/chakra/box.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { useEffect, useRef } from 'react';
import type { OpenSteps } from './use-open-steps.ts';

/** Shows how far the learner is in the module: one part for each step, and the open one fills as they read. */
export function ReadingBar({ open }: { open: OpenSteps | undefined }) {
  const fill = useRef<HTMLDivElement>(null);
  const current = open?.current.id;
  const isText = open?.current.kind === 'read';
  useEffect(() => {
    const bar = fill.current;
    if (!bar) return;
    let frame = 0;
    const show = () => {
      const room = document.documentElement.scrollHeight - innerHeight;
      const share = isText && room > 0 ? Math.min(1, scrollY / room) : 0;
      bar.style.transform = `scaleX(${share})`;
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    later();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [current, isText]);

  const steps = open?.steps ?? [undefined];
  const index = open?.index ?? 0;
  return (
    <Box position="relative" display="flex" gap="0.5" height="1">
      <VisuallyHidden>
        <progress aria-label="Progress in this module" value={index} max={steps.length} />
      </VisuallyHidden>
      {steps.map((step, position) => (
        <Part key={step?.id ?? position} data-is={stateOf(position, index)}>
          {position === index && <Fill ref={fill} />}
        </Part>
      ))}
    </Box>
  );
}

function stateOf(position: number, index: number): 'before' | 'open' | 'after' {
  if (position === index) return 'open';
  return position < index ? 'before' : 'after';
}

const Part = chakra('div', {
  base: {
    flex: '1 1 0',
    bg: 'bg.muted',
    overflow: 'hidden',
    '&[data-is=before]': { bg: 'accent.solid' },
    '&[data-is=open]': { bg: 'accent.muted' },
    '@media (forced-colors: active)': { '&[data-is=before]': { bg: 'Highlight' } },
  },
});

const Fill = chakra('div', {
  base: {
    height: '100%',
    bg: 'accent.solid',
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
});
