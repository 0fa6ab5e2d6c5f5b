import { SimulationConfig } from '#simulation-schema.ts';
import { WORDS_PER_MINUTE, wordsIn } from '#reading-time.ts';
import type { ContentType } from '../content-type.ts';
import { checkSimulation } from './validate-simulation.ts';

/** To compute what to enter, from the figures of the period before. */
const MINUTES_PER_PERIOD = 4;

export const simulation: ContentType<SimulationConfig> = {
  schema: SimulationConfig,
  report: { heading: 'Si.', counts: 'simulations' },
  minutes: simulationMinutes,
  clockMinutes: () => null,
  check: checkSimulation,
  // Numbers are entered, not chosen: `validate-simulation.ts` plays scripts that know nothing.
  guesses: null,
};

/** Counts reading the case, the model and the other paths, and four minutes for each period. */
function simulationMinutes(config: SimulationConfig): number {
  const { context, aim, inputs, outcome, guardrails, assumptions, strategies } = config;
  const textsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);
  const words = wordsIn([
    context,
    aim,
    outcome,
    inputs.map(({ hint }) => hint),
    textsOf(guardrails),
    textsOf(assumptions),
    textsOf(strategies),
    config.feedback.passing,
  ]);
  return Math.ceil(words / WORDS_PER_MINUTE + config.periods.length * MINUTES_PER_PERIOD);
}
