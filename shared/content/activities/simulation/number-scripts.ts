/** Numbers that someone could enter in a simulation without understanding it. */
import type { Random } from '@learning/shared/domain/shuffle';
import { rounded, type Figures } from '@learning/shared/domain/simulations/simulation-model';

export interface NumberRange {
  id: string;
  least: number;
  most: number;
  step: number;
}

/** Numbers of each period, as shares of the ranges. */
type Script = (inputs: readonly NumberRange[], random: Random) => Figures[];

/** Returns the number that lies at a share of a range. */
export function numberAt({ least, most, step }: NumberRange, share: number): number {
  return rounded(least + Math.round((share * (most - least)) / step) * step, 4);
}

const PERIODS = [0, 1, 2];
const filled = (inputs: readonly NumberRange[], shareOf: (at: number) => number): Figures =>
  Object.fromEntries(inputs.map((input, at) => [input.id, numberAt(input, shareOf(at))]));
const sameShare =
  (share: number): Script =>
  (inputs) =>
    PERIODS.map(() => filled(inputs, () => share));

/** Each fills in all periods without looking at what followed. */
export const NUMBER_SCRIPTS: Readonly<Record<string, Script>> = {
  'the least': sameShare(0),
  'the most': sameShare(1),
  'the middle': sameShare(0.5),
  'a quarter': sameShare(0.25),
  'a tenth': sameShare(0.1),
  'random numbers': (inputs, random) => PERIODS.map(() => filled(inputs, random)),
  'small random numbers': (inputs, random) => {
    const most = random();
    return PERIODS.map(() => filled(inputs, () => most * random()));
  },
  'the same random numbers': (inputs, random) => {
    const numbers = filled(inputs, random);
    return PERIODS.map(() => numbers);
  },
  'rising random numbers': (inputs, random) => {
    const shares = inputs.map(() => random());
    return PERIODS.map((period) => filled(inputs, (at) => (shares[at]! * (period + 1)) / 3));
  },
};
