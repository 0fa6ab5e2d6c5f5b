/** What the models of simulations have in common. A model is pure: the same numbers always lead to the same figures. */
import type { Random } from '../shuffle.ts';

/** Numbers by id. */
export type Figures<Id extends string = string> = Readonly<Record<Id, number>>;

/** What holds in one attempt. */
export interface World<Start extends string = string, Coefficient extends string = string> {
  /** The figures that the attempt begins with: drawn, and what follows from them. */
  start: Figures<Start>;
  /** How strong the effects are. */
  coefficients: Figures<Coefficient>;
}

/** A period as it was played. */
export interface Period<Input extends string = string, Figure extends string = string> {
  /** What the learner entered. */
  entered: Figures<Input>;
  figures: Figures<Figure>;
  /** Ids of what happened, for the messages. */
  events: readonly string[];
}

/** @param before the periods that were played */
type Strategy<W, P extends { entered: unknown }> = (world: W, before: readonly P[]) => P['entered'];

export interface ModelOf<
  Draw extends string,
  Start extends string,
  Input extends string,
  Coefficient extends string,
  Figure extends string,
> {
  draws: readonly Draw[];
  /** The drawn figures are among them. */
  starts: readonly Start[];
  inputs: readonly Input[];
  coefficients: readonly Coefficient[];
  figures: readonly Figure[];
  events: readonly string[];
  guardrails: readonly string[];
  /** Returns what follows from the drawn figures; undefined if they make no task, so that others are drawn. */
  begin: (drawn: Figures<Draw>, coefficients: Figures<Coefficient>) => Figures<Start> | undefined;
  play: (
    world: World<Start, Coefficient>,
    before: readonly Period<Input, Figure>[],
    entered: Figures<Input>,
  ) => Omit<Period<Input, Figure>, 'entered'>;
  /** Returns how much of the outcome was reached: 0 to 1. */
  outcome: (world: World<Start, Coefficient>, periods: readonly Period<Input, Figure>[]) => number;
  /** Returns the ids of the guardrails that a period broke. */
  broken: (
    world: World<Start, Coefficient>,
    periods: readonly Period<Input, Figure>[],
  ) => readonly string[];
  /** Ways of playing, by id. The first one passes. */
  strategies: Readonly<Record<string, Strategy<World<Start, Coefficient>, Period<Input, Figure>>>>;
}

/** A model whose ids are known only when it runs. */
export type SimulationModel = ModelOf<string, string, string, string, string>;

/** Periods of every simulation. */
export const PERIOD_COUNT = 3;

/** Returns the sum of a figure over periods. */
export function sumOf<Figure extends string>(
  periods: readonly { figures: Figures<Figure> }[],
  id: Figure,
): number {
  return periods.reduce((sum, { figures }) => sum + figures[id], 0);
}

/** Rounds to a number of decimals, so that sums stay readable. */
export function rounded(value: number, decimals = 0): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor + Number.EPSILON) / factor;
}

export interface DrawRange {
  id: string;
  from: number;
  to: number;
  step: number;
}

/** Draws the figures of an attempt: each value of a range is equally likely. */
export function drawFigures(ranges: readonly DrawRange[], random: Random): Figures {
  return Object.fromEntries(
    ranges.map(({ id, from, to, step }) => {
      const values = Math.round((to - from) / step) + 1;
      return [id, rounded(from + Math.floor(random() * values) * step, 4)];
    }),
  );
}
