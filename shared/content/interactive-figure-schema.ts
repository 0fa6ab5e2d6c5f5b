/**
 * The schemas of figures that the reader moves. Publishing writes their data as a table and gives them to the player, which draws them.
 *
 * Source: rules/content.md C51
 */
import * as z from 'zod';
import { FORMULA_NAMES } from '@learning/shared/domain/lesson-figures/formulas';
import { FIGURE_FORMATS } from '@learning/shared/domain/lesson-figures/print-value';
import { figureBase, text } from './figure-base.ts';

const name = z.string().regex(/^[a-z][A-Za-z]*$/, 'a name in camel case');

/** Computes with the reader's own numbers, by a formula of `shared/domain/lesson-figures`. */
export const CalculatorFigure = z.strictObject({
  ...figureBase,
  type: z.literal('calculator'),
  formula: z.enum(FORMULA_NAMES),
  inputs: z
    .array(
      z.strictObject({
        name,
        label: text.max(44),
        format: z.enum(FIGURE_FORMATS),
        /** Where the figure starts; the table shows it. */
        value: z.number(),
        min: z.number(),
        max: z.number(),
        step: z.number().positive(),
      }),
    )
    .min(1)
    .max(5),
  /** What the first result means, from a value on; the first one from the least value. */
  readings: z
    .array(z.strictObject({ from: z.number(), text: text.max(110) }))
    .min(1)
    .max(4),
  /** Draws the first result over all values of this input. */
  curve: name.optional(),
  /** Draws these results as bars of one scale. */
  bars: z.array(name).min(2).max(4).optional(),
});

/** Cases that the reader puts where they belong, one by one. */
export const SorterFigure = z.strictObject({
  ...figureBase,
  type: z.literal('sorter'),
  bins: z.array(text.max(22)).min(2).max(4),
  cases: z
    .array(z.strictObject({ text: text.max(110), bin: text, reason: text.max(130) }))
    .min(4)
    .max(8),
});

/** People who pass from stage to stage; the reader changes how many pass. */
export const FunnelFigure = z.strictObject({
  ...figureBase,
  type: z.literal('funnel'),
  stages: z
    .array(z.strictObject({ label: text.max(24), count: z.number().int().positive() }))
    .min(3)
    .max(6),
});

/** Stages that follow one another and begin again. */
export const LoopFigure = z.strictObject({
  ...figureBase,
  type: z.literal('loop'),
  stages: z
    .array(z.strictObject({ label: text.max(16), text: text.max(150) }))
    .min(3)
    .max(8),
});

/** People in pay ranges; the reader moves a person. */
export const RangesFigure = z.strictObject({
  ...figureBase,
  type: z.literal('ranges'),
  ranges: z
    .array(
      z.strictObject({
        label: text.max(16),
        minimum: z.number().positive(),
        maximum: z.number().positive(),
        people: z
          .array(z.strictObject({ name: text.max(16), pay: z.number().positive() }))
          .min(1)
          .max(5),
      }),
    )
    .min(1)
    .max(4),
});

/** Steps of a process in time; the reader moves the day. */
export const ProcessFigure = z.strictObject({
  ...figureBase,
  type: z.literal('process'),
  /** What `at` counts: `Day`. */
  unit: text.max(12),
  steps: z
    .array(z.strictObject({ at: z.number().min(0), text: text.max(70), why: text.max(130) }))
    .min(3)
    .max(7),
});

/** Choices that are rated by criteria; the reader changes the weights. */
export const WeightsFigure = z.strictObject({
  ...figureBase,
  type: z.literal('weights'),
  criteria: z
    .array(z.strictObject({ label: text.max(30), weight: z.number().int().min(0).max(100) }))
    .min(2)
    .max(4),
  choices: z
    .array(z.strictObject({ label: text.max(24), scores: z.array(z.number().min(0).max(5)) }))
    .min(2)
    .max(4),
});

/** A number that the reader estimates before seeing it. */
export const EstimateFigure = z.strictObject({
  ...figureBase,
  type: z.literal('estimate'),
  question: text.max(150),
  format: z.enum(FIGURE_FORMATS),
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
  answer: z.number(),
  /** What follows from the number. */
  reason: text.max(220),
});

export const INTERACTIVE_FIGURES = [
  CalculatorFigure,
  SorterFigure,
  FunnelFigure,
  LoopFigure,
  RangesFigure,
  ProcessFigure,
  WeightsFigure,
  EstimateFigure,
] as const;

export type CalculatorFigure = z.infer<typeof CalculatorFigure>;
export type SorterFigure = z.infer<typeof SorterFigure>;
export type FunnelFigure = z.infer<typeof FunnelFigure>;
export type LoopFigure = z.infer<typeof LoopFigure>;
export type RangesFigure = z.infer<typeof RangesFigure>;
export type ProcessFigure = z.infer<typeof ProcessFigure>;
export type WeightsFigure = z.infer<typeof WeightsFigure>;
export type EstimateFigure = z.infer<typeof EstimateFigure>;
/** A figure as it is published: with what the player must know to keep its place before the drawing is there. */
export type PlacedFigure =
  | Exclude<InteractiveFigure, { type: 'calculator' }>
  | (z.infer<typeof CalculatorFigure> & { resultCount: number });

export type InteractiveFigure =
  | CalculatorFigure
  | SorterFigure
  | FunnelFigure
  | LoopFigure
  | RangesFigure
  | ProcessFigure
  | WeightsFigure
  | EstimateFigure;
