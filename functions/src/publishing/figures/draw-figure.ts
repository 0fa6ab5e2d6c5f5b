import type { DrawnFigure, FigureSource, TreeStep } from '@learning/content/figure-schema';
import type { InteractiveFigure, PlacedFigure } from '@learning/content/interactive-figure-schema';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { formulaNamed } from '@learning/shared/domain/lesson-figures/formulas';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { drawBars } from './draw-bars.ts';
import { drawLines } from './draw-lines.ts';
import { drawTimeline } from './draw-timeline.ts';
import { drawTree } from './draw-tree.ts';
import { isInteractive, tableOf } from './interactive-tables.ts';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { type Drawing, element } from './svg-nodes.ts';

const WIDE = 680;
const NARROW = 320;

/** Adds how many results a formula has, so that the player keeps their place without loading formulas. */
function placed(figure: InteractiveFigure): PlacedFigure {
  return figure.type === 'calculator'
    ? { ...figure, resultCount: formulaNamed(figure.formula).results.length }
    : figure;
}

/**
 * Returns a figure with its data as a table that opens on request. What the reader moves is drawn by the player, from its `source`;
 * elsewhere its description and table stand alone.
 *
 * Source: rules/content.md C30, C51
 */
export function placedFigure(source: FigureSource): RichTextNode {
  const figure = withQuotes(source);
  if (!isInteractive(figure)) return drawFigure(figure);
  const { head, rows, numbersFrom } = tableOf(figure);
  const properties = {
    id: `figure-${figure.id}`,
    className: 'fig',
    source: JSON.stringify(placed(figure)),
  };
  return element('figure', properties, [
    element('figcaption', { className: 'fig-title' }, [figure.title]),
    element('p', { className: 'fig-axis-name' }, [figure.description]),
    ...(figure.note ? [element('p', { className: 'fig-note' }, [figure.note])] : []),
    element('details', { className: 'fig-data' }, [
      element('summary', {}, ['Show the data']),
      table(head, rows, numbersFrom),
    ]),
  ]);
}

/**
 * Draws a figure as SVG without styles: its classes get the theme's colors. It is drawn for wide screens and for phones, because text in
 * a picture shrinks with it.
 */
function drawFigure(figure: DrawnFigure): RichTextNode {
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

function draw(figure: DrawnFigure, width: number, isNarrow: boolean): Drawing {
  if (figure.type === 'bars') return drawBars(figure, width, isNarrow);
  if (figure.type === 'lines') return drawLines(figure, width, isNarrow);
  if (figure.type === 'decision-tree') return drawTree(figure, width, isNarrow);
  return drawTimeline(figure, width, isNarrow);
}

/** Says what the axis measures, above the drawing. */
function valueName(figure: DrawnFigure): RichTextNode[] {
  if (figure.type === 'decision-tree') return [];
  const text = figure.type === 'timeline' ? figure.unitName : figure.valueName;
  return [element('p', { className: 'fig-axis-name' }, [text])];
}

/** One drawing is shown at a time, so both may have the same name; ids are unique on the page. */
function svg(figure: DrawnFigure, drawing: Drawing, size: 'wide' | 'narrow'): RichTextNode {
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

function dataTable(figure: DrawnFigure): RichTextNode {
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
