import type { LineFigure } from '@learning/content/figure-schema';
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { type Drawing, element, label } from './svg-nodes.ts';

const LABEL_GAP = 18;
const CHARACTER = 7.5;

/** Draws lines over equal steps, from zero, each named at its end. */
export function drawLines(figure: LineFigure, width: number, isNarrow: boolean): Drawing {
  const height = isNarrow ? 260 : 300;
  const names = figure.series.length > 1 ? figure.series : [''];
  const values = figure.rows.flatMap((row) => row.values);
  const y = scaleLinear([0, Math.max(...values, 1e-9)], [height - 34, 16]).nice(4);
  const ticks = y.ticks(4);
  const left =
    Math.max(...ticks.map((tick) => printValue(tick, figure.format).length)) * CHARACTER + 10;
  const nameWidth = Math.max(...names.map((name) => name.length)) * CHARACTER;
  const right = width - Math.max(28, nameWidth + 14);
  const indexes = figure.rows.map((_, index) => index);
  const x = scalePoint(indexes, [left, right]);
  const xAt = (index: number) => x(index) ?? left;
  const path = line<number>()
    .x((_, index) => xAt(index))
    .y((value) => y(value));
  const every = Math.ceil(figure.rows.length / (isNarrow ? 4 : 8));
  const ends = spread(figure.series.map((_, at) => y(figure.rows.at(-1)!.values[at]!)));
  const children = [
    ...ticks.flatMap((tick) => [
      element('line', { x1: left, x2: right, y1: y(tick), y2: y(tick), className: 'fig-grid' }),
      label({
        x: left - 8,
        y: y(tick) + 5,
        lines: [printValue(tick, figure.format)],
        className: 'fig-text fig-quiet',
        anchor: 'end',
      }),
    ]),
    ...figure.rows.flatMap((row, index) =>
      index % every === 0
        ? [
            label({
              x: xAt(index),
              y: height - 10,
              lines: [row.label],
              className: 'fig-text fig-quiet',
              anchor: index === 0 ? 'start' : 'middle',
            }),
          ]
        : [],
    ),
    ...figure.series.flatMap((name, at) => {
      const points = figure.rows.map((row) => row.values[at]!);
      const last = points.at(-1)!;
      return [
        element('path', {
          d: tenths(path(points) ?? ''),
          className: `fig-line fig-stroke-${at + 1}`,
        }),
        element('circle', {
          cx: xAt(points.length - 1),
          cy: y(last),
          r: 4,
          className: `fig-fill-${at + 1}`,
        }),
        ...(figure.series.length > 1
          ? [
              label({
                x: right + 10,
                y: ends[at]! + 5,
                lines: [name],
                className: 'fig-text fig-strong',
              }),
            ]
          : []),
      ];
    }),
  ];
  return { width, height, children };
}

const tenths = (path: string) => path.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1));

/** Moves labels apart that would overlap, in their order. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  for (const [at, index] of order.entries()) {
    const before = at === 0 ? -Infinity : placed[order[at - 1]!]!;
    placed[index] = Math.max(heights[index]!, before + LABEL_GAP);
  }
  return placed;
}
