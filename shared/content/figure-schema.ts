/**
 * The schema of figures: `figures/<figure id>.ts` in a course folder (`defineFigure`). A module shows a figure where its text has a
 * paragraph `[figure: <figure id>]`. Only data is written; publishing draws it twice, for wide screens and for phones, or gives it to the
 * player if the reader moves it (interactive-figure-schema.ts).
 *
 * Source: rules/content.md C30, C51
 */
import * as z from 'zod';
import { FIGURE_FORMATS } from '@learning/shared/domain/lesson-figures/print-value';
import { figureBase, text } from './figure-base.ts';
import { INTERACTIVE_FIGURES, type InteractiveFigure } from './interactive-figure-schema.ts';

const chartBase = {
  ...figureBase,
  /** What the rows are; heads the first column of the data table: `Month`. */
  rowName: text.max(30),
  /** What the values measure: `Resignations per 100 employees`. */
  valueName: text.max(60),
  format: z.enum(FIGURE_FORMATS),
  /** Names of the values of each row, in their order. One or two for bars, up to four for lines. */
  series: z.array(text.max(30)).min(1).max(4),
};

/** Compares amounts: horizontal bars from zero, in the given order. */
export const BarFigure = z.strictObject({
  ...chartBase,
  type: z.literal('bars'),
  rows: z
    .array(
      z.strictObject({ label: text.max(40), values: z.array(z.number().min(0)).min(1).max(2) }),
    )
    .min(2)
    .max(12),
  /** Label of the row that the title is about; the others become quieter. */
  highlight: text.optional(),
});

/** Shows a development: lines over rows that are equally far apart. */
export const LineFigure = z.strictObject({
  ...chartBase,
  type: z.literal('lines'),
  rows: z
    .array(
      z.strictObject({ label: text.max(20), values: z.array(z.number().min(0)).min(1).max(4) }),
    )
    .min(3)
    .max(24),
});

/** A question with answers, or a result without. */
export interface TreeStep {
  text: string;
  answers?: { answer: string; next: TreeStep }[] | undefined;
}

const TreeStep: z.ZodType<TreeStep> = z.lazy(() =>
  z.strictObject({
    text: text.max(90),
    answers: z
      .array(z.strictObject({ answer: text.max(24), next: TreeStep }))
      .min(2)
      .max(4)
      .optional(),
  }),
);

/** Leads through questions to a result; at most four levels and eight results. */
export const TreeFigure = z.strictObject({
  ...figureBase,
  type: z.literal('decision-tree'),
  root: TreeStep,
});

/** Places events on one line, to scale. */
export const TimelineFigure = z.strictObject({
  ...figureBase,
  type: z.literal('timeline'),
  /** What `at` counts: `Working days after the event`. */
  unitName: text.max(60),
  events: z
    .array(
      z.strictObject({
        at: z.number(),
        /** End of a period; absent for a point in time. */
        until: z.number().optional(),
        /** As printed: `Day 3`, `Week 2`, `March 4`. */
        when: text.max(20),
        text: text.max(80),
      }),
    )
    .min(3)
    .max(9),
});

export const FigureSource = z.discriminatedUnion('type', [
  BarFigure,
  LineFigure,
  TreeFigure,
  TimelineFigure,
  ...INTERACTIVE_FIGURES,
]);

export type BarFigure = z.infer<typeof BarFigure>;
export type LineFigure = z.infer<typeof LineFigure>;
export type TreeFigure = z.infer<typeof TreeFigure>;
export type TimelineFigure = z.infer<typeof TimelineFigure>;
/** A figure that publishing draws. */
export type DrawnFigure = BarFigure | LineFigure | TreeFigure | TimelineFigure;
export type FigureSource = DrawnFigure | InteractiveFigure;

/** Gives a figure file its type. The validator checks its values. */
export function defineFigure(figure: FigureSource): FigureSource {
  return figure;
}

/** Returns the ids of the figures that a text shows, in their order. */
export function figureIdsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\[figure: ([a-z0-9-]+)\]$/gm)].map((match) => match[1]!);
}
