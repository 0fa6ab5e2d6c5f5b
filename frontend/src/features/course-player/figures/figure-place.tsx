import type { PlacedFigure } from '@learning/content/interactive-figure-schema';
import { type CSSProperties, lazy, Suspense } from 'react';
import { CatchBoundary } from '@tanstack/react-router';
import { Box } from '#ui/chakra/box.ts';
import { reservedHeight } from './reserved-height.ts';

const Drawing = lazy(async () => ({ default: (await import('./figure-drawing.tsx')).Drawing }));

/** The place of a figure that the reader moves, with its final height from the start. Its table follows in the text. */
export function FigurePlace({ source }: { source: string }) {
  const figure = JSON.parse(source) as PlacedFigure;
  const { narrow, wide } = reservedHeight(figure);
  return (
    <Box
      data-silent
      layerStyle="card"
      mt="4"
      p="4"
      style={{ '--narrow': `${narrow}px`, '--wide': `${wide}px` } as CSSProperties}
      css={{
        minHeight: 'var(--narrow)',
        '@container (min-width: 34rem)': { minHeight: 'var(--wide)' },
      }}
    >
      {/* Without its drawing, the figure is its table. */}
      <CatchBoundary getResetKey={() => source} errorComponent={NotDrawn}>
        <Suspense fallback={null}>
          <Drawing figure={figure} />
        </Suspense>
      </CatchBoundary>
    </Box>
  );
}

const NotDrawn = () => <Box textStyle="small">This figure didn’t load. Its data are below.</Box>;
