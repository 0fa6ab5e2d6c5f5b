import type { FigureSource, TreeStep } from '@learning/content/figure-schema';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { drawBars } from './draw-bars.ts';
import { drawLines } from './draw-lines.ts';
import { drawTimeline } from './draw-timeline.ts';
import { drawTree } from './draw-tree.ts';
import { printValue } from './format-value.ts';
import { type Drawing, element } from './svg-nodes.ts';

const WIDE = 680;
const NARROW = 320;

/**
 * Draws a figure as SVG without styles: its classes get the theme's colors. It is drawn for wide screens and for phones, because text in
 * a picture shrinks with it, and its data follow as a table that opens on request.
 *
 * Source: rules/content.md C30
 */
export function drawFigure(source: FigureSource): RichTextNode {
  const figure = withQuotes(source);
  return element('figure', { id: `figure-${figure.id}`, className: 'fig' }, [
    element('figcaption', { className: 'fig-title' }, [figure.title]),
    ...valueName(figure),
    svg(figure, draw(figure, WIDE, false), 'wide'),
    svg(figure, draw(figure, NARROW, true), 'narrow'),
    ...(figure.note ? [element('p', { className: 'fig-note' }, [figure.note])] : []),
    element('details', { className: 'fig-data' }, [
      element('summary', {}, ['Show the data']),
      dataTable(figure),
    ]),
  ]);
}

function withQuotes<T>(value: T): T {
  if (typeof value === 'string') return typographicQuotes(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withQuotes) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withQuotes(field)]),
  ) as T;
}

function draw(figure: FigureSource, width: number, isNarrow: boolean): Drawing {
  if (figure.type === 'bars') return drawBars(figure, width, isNarrow);
  if (figure.type === 'lines') return drawLines(figure, width, isNarrow);
  if (figure.type === 'decision-tree') return drawTree(figure, width, isNarrow);
  return drawTimeline(figure, width, isNarrow);
}

/** Says what the axis measures, above the drawing. */
function valueName(figure: FigureSource): RichTextNode[] {
  if (figure.type === 'decision-tree') return [];
  const text = figure.type === 'timeline' ? figure.unitName : figure.valueName;
  return [element('p', { className: 'fig-axis-name' }, [text])];
}

/** One drawing is shown at a time, so both may have the same name; ids are unique on the page. */
function svg(figure: FigureSource, drawing: Drawing, size: 'wide' | 'narrow'): RichTextNode {
  const id = `figure-${figure.id}-${size}`;
  return element(
    'svg',
    {
      className: `fig-drawing fig-${size}`,
      viewBox: `0 0 ${drawing.width} ${Math.ceil(drawing.height)}`,
      role: 'img',
      ariaLabelledBy: `${id}-t ${id}-d`,
    },
    [
      element('title', { id: `${id}-t` }, [figure.title]),
      element('desc', { id: `${id}-d` }, [figure.description]),
      ...drawing.children,
    ],
  );
}

function dataTable(figure: FigureSource): RichTextNode {
  if (figure.type === 'decision-tree')
    return table(['Question', 'Answer', 'Then'], treeRows(figure.root));
  if (figure.type === 'timeline') {
    return table(
      ['When', 'What'],
      figure.events.map((event) => [event.when, event.text]),
    );
  }
  return table(
    [figure.rowName, ...figure.series],
    figure.rows.map((row) => [
      row.label,
      ...row.values.map((value) => printValue(value, figure.format)),
    ]),
    1,
  );
}

function treeRows({ text, answers = [] }: TreeStep): string[][] {
  return answers.flatMap(({ answer, next }) => [[text, answer, next.text], ...treeRows(next)]);
}

/** @param numbersFrom column from which cells are figures, which are aligned right */
function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbersFrom = Infinity,
) {
  const align = (column: number) => (column >= numbersFrom ? { align: 'right' } : {});
  return element('table', {}, [
    element('thead', {}, [
      element(
        'tr',
        {},
        head.map((text, at) => element('th', align(at), [text])),
      ),
    ]),
    element(
      'tbody',
      {},
      rows.map((row) =>
        element(
          'tr',
          {},
          row.map((text, at) => element('td', align(at), [text])),
        ),
      ),
    ),
  ]);
}
