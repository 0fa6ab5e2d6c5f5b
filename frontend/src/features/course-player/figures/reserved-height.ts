import type { PlacedFigure } from '@learning/content/interactive-figure-schema';

interface Heights {
  narrow: number;
  wide: number;
}

const EDGES = 34;
const SLIDER = 68;
const GAP = 16;

/** Returns the pixels that a figure needs in a phone's column and in a wider one, so that nothing moves when it is drawn. */
export function reservedHeight(figure: PlacedFigure): Heights {
  switch (figure.type) {
    case 'calculator': {
      const others = figure.resultCount - 1;
      const result = 20 + 44 + others * 32 + (figure.bars?.length ?? 0) * 12;
      const drawn = result + (figure.curve === undefined ? 0 : 152);
      const sliders = figure.inputs.length * SLIDER + (figure.inputs.length - 1) * 8;
      return {
        narrow: EDGES + drawn + 74 + GAP + sliders,
        wide: EDGES + Math.max(drawn + 92, sliders),
      };
    }
    case 'sorter': {
      const rows = Math.ceil(figure.bins.length / 2);
      return {
        narrow: EDGES + 28 + 132 + rows * 64 + 176,
        wide: EDGES + 28 + 92 + 64 + 132,
      };
    }
    case 'funnel':
      return {
        narrow: EDGES + figure.stages.length * 60 + SLIDER + 24 + 66,
        wide: EDGES + figure.stages.length * 60 + SLIDER + 24 + 44,
      };
    case 'loop':
      return { narrow: EDGES + 300 + GAP + 172, wide: EDGES + 300 };
    case 'ranges':
      return {
        narrow: EDGES + figure.ranges.length * 84 + SLIDER + 96,
        wide: EDGES + figure.ranges.length * 84 + SLIDER + 74,
      };
    case 'process':
      return {
        narrow: EDGES + SLIDER + figure.steps.length * 56 + 122,
        wide: EDGES + SLIDER + figure.steps.length * 44 + 72,
      };
    case 'weights': {
      const sliders = figure.criteria.length * (SLIDER + 8);
      const bars = figure.choices.length * 56 + 44;
      return { narrow: EDGES + sliders + GAP + bars + 22, wide: EDGES + Math.max(sliders, bars) };
    }
    case 'estimate':
      return { narrow: EDGES + 96 + 100 + 44 + 16 + 158, wide: EDGES + 56 + 100 + 44 + 16 + 88 };
  }
}
