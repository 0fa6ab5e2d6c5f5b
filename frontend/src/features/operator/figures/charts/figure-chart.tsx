import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ChartProps } from './chart-data.ts';

/** The charting library is large and needed by operators alone. */
const ChartCanvas = lazy(() => import('./chart-canvas.tsx'));

/** Colors of the series: bars are filled, lines are drawn. Each also has its place in the legend. */
const Canvas = chakra('div', {
  base: {
    height: '64',
    '& .series-0 path': { fill: 'accent.solid' },
    '& .series-1 path': { fill: 'signal.solid' },
    '& .series-2 path': { fill: 'fg.muted' },
    '& .series-0 path.recharts-line-curve': { fill: 'none', stroke: 'accent.solid' },
    '& .series-1 path.recharts-line-curve': { fill: 'none', stroke: 'signal.solid' },
    '& .series-2 path.recharts-line-curve': { fill: 'none', stroke: 'fg.muted' },
    '& .recharts-line-dot': { stroke: 'fg.muted', fill: 'bg' },
    '& .recharts-cartesian-grid line': { stroke: 'border' },
    '& .recharts-cartesian-axis-line': { stroke: 'border.emphasized' },
    '& .recharts-cartesian-axis-tick-value': { fill: 'fg.muted', fontSize: '12px' },
    '& .recharts-tooltip-cursor': { fill: 'bg.muted', stroke: 'border.emphasized' },
    '& .recharts-default-tooltip': {
      bg: 'bg.panel!',
      borderColor: 'border.emphasized!',
      borderRadius: 'l2',
      color: 'fg',
      textStyle: 'small',
    },
    '& .recharts-tooltip-item': { color: 'fg!' },
  },
});

const Swatch = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '2.5',
    borderRadius: 'l1',
    me: '1.5',
    '&[data-series="0"]': { bg: 'accent.solid' },
    '&[data-series="1"]': { bg: 'signal.solid' },
    '&[data-series="2"]': { bg: 'fg.muted' },
  },
});

interface Props extends Omit<ChartProps, 'label'> {
  title: string;
  /** Says what the chart counts. */
  note: ReactNode;
}

/** Shows a chart with what it counts and a legend. The table with the same figures stands below it on the page. */
export function FigureChart({ title, note, ...chart }: Props) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mb="6">
      <chakra.h2 id={id} textStyle="h4">
        {title}
      </chakra.h2>
      <chakra.p textStyle="fine" color="fg.muted" mt="0.5" mb="3" maxW="3xl">
        {note}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="1" mb="2" textStyle="fine">
        {chart.series.map(({ key, name }, index) => (
          <span key={key}>
            <Swatch data-series={index} aria-hidden="true" />
            {name}
          </span>
        ))}
      </Box>
      <Canvas>
        <Suspense fallback={<Skeleton height="64" />}>
          <ChartCanvas {...chart} label={title} />
        </Suspense>
      </Canvas>
    </Box>
  );
}
