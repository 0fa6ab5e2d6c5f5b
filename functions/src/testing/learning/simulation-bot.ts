import {
  NUMBER_SCRIPTS,
  numberAt,
  type NumberRange,
} from '@learning/content/activities/simulation/number-scripts';
import type { Random } from '@learning/shared/domain/shuffle';
import type { Figures } from '@learning/shared/domain/simulations/simulation-model';

/** What a failed try told. */
interface Told {
  reachesOutcome: boolean;
  brokenCount: number;
}

/** How far it moves from the best numbers so far, as a share of a range. */
const SPREAD = 0.2;
/** Of the tries: begins again instead of changing the best numbers. */
const SHARE_NEW = 0.3;

/**
 * Plays a simulation without understanding a word, and remembers what it is told: it changes the numbers of the try that came
 * closest, or begins again with one of the scripts.
 */
export class SimulationBot {
  private readonly inputs: readonly NumberRange[];
  private readonly random: Random;
  private current: readonly Figures[] = [];
  private best: { numbers: readonly Figures[]; closeness: number } | undefined;

  constructor(inputs: readonly NumberRange[], random: Random) {
    this.inputs = inputs;
    this.random = random;
  }

  /** Returns the numbers of each period. */
  numbers(): readonly Figures[] {
    const isNew = this.best === undefined || this.random() < SHARE_NEW;
    this.current = isNew ? this.fresh() : this.changed(this.best!.numbers);
    return this.current;
  }

  learn({ reachesOutcome, brokenCount }: Told): void {
    const closeness = (reachesOutcome ? 1 : 0) - brokenCount;
    if (closeness >= (this.best?.closeness ?? -Infinity))
      this.best = { numbers: this.current, closeness };
  }

  private fresh(): Figures[] {
    const scripts = Object.values(NUMBER_SCRIPTS);
    return scripts[Math.floor(this.random() * scripts.length)]!(this.inputs, this.random);
  }

  private changed(numbers: readonly Figures[]): Figures[] {
    return numbers.map((entered) =>
      Object.fromEntries(
        this.inputs.map((input) => {
          const { id, least, most } = input;
          const share = (entered[id]! - least) / (most - least);
          const moved = share + (this.random() * 2 - 1) * SPREAD;
          return [id, numberAt(input, Math.min(1, Math.max(0, moved)))];
        }),
      ),
    );
  }
}
