/** The look back at the end of a scenario. Source: rules/scoring.md S28 */
import { isPassed, scorePercent } from './score-percent.ts';

/** Percent that decisions and look back together must reach. A blind guess at both does in one of a thousand tries. */
export const LOOK_BACK_PASS_PERCENT = 85;

interface DecidedStep<C> {
  id: string;
  choices: readonly C[];
}

/** Returns the choice of a step that does the most harm: the one that earns the fewest points. */
export function mostHarmful<C extends { value: number }>({ choices }: DecidedStep<C>): C {
  return choices.reduce((worst, choice) => (choice.value < worst.value ? choice : worst));
}

/**
 * Returns at how many of the decided steps the most harmful choice was marked, in whole percent.
 *
 * @param marks choice id by step id
 */
export function lookBackPercent(
  decided: readonly DecidedStep<{ id: string; value: number }>[],
  marks: Readonly<Record<string, string>>,
): number {
  const right = decided.filter((step) => marks[step.id] === mostHarmful(step).id);
  return scorePercent(right.length, decided.length);
}

/** Whether a scenario is passed: by its decisions alone, and by decisions and look back together. */
export function isScenarioPassed(
  decisionsPercent: number,
  lookedBackPercent: number,
  passingScore: number,
): boolean {
  return (
    isPassed(decisionsPercent, passingScore) &&
    (decisionsPercent + lookedBackPercent) / 2 >= LOOK_BACK_PASS_PERCENT
  );
}
