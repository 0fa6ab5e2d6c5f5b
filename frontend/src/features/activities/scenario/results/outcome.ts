import type { ScenarioDecision } from '@learning/shared/contract/activity-payloads';

/** How a decision turned out; unknown before a pass, because its points would tell which one to change. Source: rules/scoring.md S24 */
export type Outcome = 'best' | 'partly' | 'harm' | 'unknown';

export function outcomeOf({
  value,
  bestValue,
}: Pick<ScenarioDecision, 'value' | 'bestValue'>): Outcome {
  if (value === undefined || bestValue === undefined) return 'unknown';
  if (value === bestValue) return 'best';
  return value === 0 ? 'harm' : 'partly';
}

export const OUTCOME_NAMES: Record<Outcome, string> = {
  best: 'It held up',
  partly: 'It helped in part',
  harm: 'Someone paid for it',
  unknown: 'What happened next',
};

export const OUTCOME_PALETTES = {
  best: 'success',
  partly: 'signal',
  harm: 'danger',
  unknown: 'neutral',
} as const satisfies Record<Outcome, string>;
