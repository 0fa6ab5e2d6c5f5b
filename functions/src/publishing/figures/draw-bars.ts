import type { BarFigure } from '@learning/content/figure-schema';
import { scaleLinear } from 'd3-scale';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { type Drawing, element, label, wrapped } from './svg-nodes.ts';

const BAR = 20;
const ROW_GAP = 14;
const VALUE_WIDTH = 64;

/** Draws horizontal bars from zero. On narrow drawings the labels stand above their bars. */
export function drawBars(figure: BarFigure, width: number, isNarrow: boolean): Drawing {
  const labelWidth = isNarrow ? 0 : 190;
  const hasLegend = figure.series.length > 1;
  const most = Math.max(...figure.rows.flatMap((row) => row.values), 1e-9);
  const length = scaleLinear([0, most], [0, width - labelWidth - VALUE_WIDTH]);
  let y = hasLegend ? 28 : 4;
  const children = hasLegend ? legend(figure.series) : [];
  for (const row of figure.rows) {
    const lines = wrapped(row.label, isNarrow ? 38 : 24);
    const isQuiet = figure.highlight !== undefined && row.label !== figure.highlight;
    const className = isQuiet ? 'fig-text fig-quiet' : 'fig-text';
    if (isNarrow) {
      children.push(label({ x: 0, y: y + 14, lines, className }));
      y += lines.length * 18 + 4;
    } else {
      const middle = y + (row.values.length * BAR) / 2;
      const first = middle + 5 - ((lines.length - 1) * 18) / 2;
      children.push(label({ x: labelWidth - 12, y: first, lines, className, anchor: 'end' }));
    }
    row.values.forEach((value, index) => {
      const top = y + index * BAR;
      const fill = `fig-fill-${index + 1}`;
      children.push(
        element('rect', {
          x: labelWidth,
          y: top + 1,
          width: Math.max(1, length(value)),
          height: BAR - 2,
          className: isQuiet ? `${fill} fig-quiet-mark` : fill,
        }),
        label({
          x: labelWidth + length(value) + 8,
          y: top + 15,
          lines: [printValue(value, figure.format)],
          className: 'fig-text fig-strong',
        }),
      );
    });
    y += row.values.length * BAR + ROW_GAP;
  }
  if (!isNarrow)
    children.push(
      element('line', {
        x1: labelWidth,
        x2: labelWidth,
        y1: hasLegend ? 24 : 0,
        y2: y - ROW_GAP + 4,
        className: 'fig-axis',
      }),
    );
  return { width, height: y - ROW_GAP + 8, children };
}

/** Names the series by their marks; color alone never tells them apart, because the values stand in their order. */
function legend(series: readonly string[]) {
  let x = 0;
  return series.flatMap((name, index) => {
    const at = x;
    x += 34 + name.length * 8;
    return [
      element('rect', { x: at, y: 2, width: 14, height: 14, className: `fig-fill-${index + 1}` }),
      label({ x: at + 20, y: 14, lines: [name], className: 'fig-text' }),
    ];
  });
}
