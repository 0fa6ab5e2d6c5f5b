import type { InteractiveFigure } from '@learning/content/interactive-figure-schema';
import { Calculator } from './calculator.tsx';
import { Estimate } from './estimate.tsx';
import { Funnel } from './funnel.tsx';
import { Loop } from './loop.tsx';
import { Process } from './process.tsx';
import { Ranges } from './ranges.tsx';
import { Sorter } from './sorter.tsx';
import { Weights } from './weights.tsx';

/** Draws a figure that the reader moves. */
export function Drawing({ figure }: { figure: InteractiveFigure }) {
  switch (figure.type) {
    case 'calculator':
      return <Calculator figure={figure} />;
    case 'sorter':
      return <Sorter figure={figure} />;
    case 'funnel':
      return <Funnel figure={figure} />;
    case 'loop':
      return <Loop figure={figure} />;
    case 'ranges':
      return <Ranges figure={figure} />;
    case 'process':
      return <Process figure={figure} />;
    case 'weights':
      return <Weights figure={figure} />;
    case 'estimate':
      return <Estimate figure={figure} />;
  }
}
