import type { TimelineFigure } from '@learning/content/figure-schema';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { scaleLinear } from 'd3-scale';
import { type Drawing, element, label, LINE_HEIGHT, wrapped } from './svg-nodes.ts';

const CHARACTER = 7.2;
const LABEL_CHARACTERS = 20;
const LABEL_WIDTH = LABEL_CHARACTERS * CHARACTER;
const LANE_GAP = 12;

/** Draws events on a line, to scale, with labels in lanes; on narrow drawings, as a list along a line. */
export function drawTimeline(figure: TimelineFigure, width: number, isNarrow: boolean): Drawing {
  return isNarrow ? drawList(figure, width) : drawAxis(figure, width);
}

function drawAxis(figure: TimelineFigure, width: number): Drawing {
  const events = figure.events.toSorted((a, b) => a.at - b.at);
  const last = Math.max(...events.map((event) => event.until ?? event.at));
  const x = scaleLinear([events[0]!.at, last], [10, width - 10]);
  const blocks = events.map((event) => {
    const lines = wrapped(event.text, LABEL_CHARACTERS);
    const left = Math.min(Math.max(0, x(event.at) - 8), width - LABEL_WIDTH);
    return { event, lines, left, height: (lines.length + 1) * LINE_HEIGHT };
  });
  // The first lane in which a label has room; its lane decides how far below the line it stands.
  const ends: number[] = [];
  const lanes = blocks.map(({ left }) => {
    const free = ends.findIndex((end) => end <= left);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = left + LABEL_WIDTH + 10;
    return lane;
  });
  const heights = ends.map((_, lane) =>
    Math.max(...blocks.filter((_block, at) => lanes[at] === lane).map((block) => block.height)),
  );
  const axis = 12;
  const topOf = (lane: number) =>
    axis + 22 + heights.slice(0, lane).reduce((sum, height) => sum + height + LANE_GAP, 0);
  const children: RichTextNode[] = [
    element('line', { x1: 0, x2: width, y1: axis, y2: axis, className: 'fig-axis' }),
    // All leaders first, so that they lie below the labels.
    ...blocks.map(({ event }, at) =>
      element('line', {
        x1: x(event.at),
        x2: x(event.at),
        y1: axis,
        y2: topOf(lanes[at]!) + 2,
        className: 'fig-grid',
      }),
    ),
    ...blocks.flatMap(({ event, lines, left }, at) => {
      const top = topOf(lanes[at]!);
      const mark = x(event.at);
      return [
        ...(event.until === undefined
          ? []
          : [
              element('line', {
                x1: mark,
                x2: x(event.until),
                y1: axis,
                y2: axis,
                className: 'fig-period',
              }),
            ]),
        element('circle', { cx: mark, cy: axis, r: 6, className: 'fig-fill-1' }),
        element('rect', {
          x: left - 2,
          y: top,
          width: LABEL_WIDTH + 4,
          height: (lines.length + 1) * LINE_HEIGHT,
          className: 'fig-ground',
        }),
        label({ x: left, y: top + 14, lines: [event.when], className: 'fig-text fig-strong' }),
        label({ x: left, y: top + 14 + LINE_HEIGHT, lines, className: 'fig-text' }),
      ];
    }),
  ];
  return { width, height: topOf(heights.length) - LANE_GAP + 6, children };
}

function drawList(figure: TimelineFigure, width: number): Drawing {
  const events = figure.events.toSorted((a, b) => a.at - b.at);
  const children: RichTextNode[] = [];
  let y = 8;
  const first = y + 6;
  let lastMark = first;
  for (const event of events) {
    const lines = wrapped(event.text, Math.floor((width - 30) / CHARACTER));
    lastMark = y + 6;
    children.push(
      element('circle', { cx: 8, cy: y + 6, r: 6, className: 'fig-fill-1' }),
      label({ x: 28, y: y + 11, lines: [event.when], className: 'fig-text fig-strong' }),
      label({ x: 28, y: y + 11 + LINE_HEIGHT, lines, className: 'fig-text' }),
    );
    y += (lines.length + 1) * LINE_HEIGHT + 16;
  }
  const axis = element('line', { x1: 8, x2: 8, y1: first, y2: lastMark, className: 'fig-axis' });
  return { width, height: y - 8, children: [axis, ...children] };
}
