/** What stands out about modules, decisions and review cards. Source: rules/figures.md G12 */

export const MODULE_FLAGS = ['longer', 'shorter', 'left'] as const;
export type ModuleFlag = (typeof MODULE_FLAGS)[number];

/** Fewer learners say little. */
export const MIN_FLAGGED_LEARNERS = 30;
const LONGER_FROM = 1.5;
const SHORTER_TO = 0.5;
const LEFT_ABOVE = 0.25;
const ONE_SIDED_ABOVE = 0.95;
const FORGOTTEN_BY = 0.1;

interface ModuleSums {
  printedMinutes: number;
  timed: number;
  /** Mean; null without measured time. */
  measuredMinutes: number | null;
  /** Learners who completed the module before, or enrolled. */
  before: number;
  completions: number;
}

/** Returns the share of those before it who did not complete a module; null without any. Modules can be taken in any order, so it is never below 0. */
export function dropOffOf({ before, completions }: Pick<ModuleSums, 'before' | 'completions'>) {
  return before === 0 ? null : Math.max(0, before - completions) / before;
}

export function moduleFlags(sums: ModuleSums): ModuleFlag[] {
  const { printedMinutes, timed, measuredMinutes, before } = sums;
  const isTimed = timed >= MIN_FLAGGED_LEARNERS && measuredMinutes !== null && printedMinutes > 0;
  const ratio = isTimed ? measuredMinutes / printedMinutes : 1;
  const isLeft = before >= MIN_FLAGGED_LEARNERS && (dropOffOf(sums) ?? 0) > LEFT_ABOVE;
  return [
    ...(ratio >= LONGER_FROM ? (['longer'] as const) : []),
    ...(ratio <= SHORTER_TO ? (['shorter'] as const) : []),
    ...(isLeft ? (['left'] as const) : []),
  ];
}

/** Returns whether nearly everyone decides alike. */
export function isOneSided(counts: readonly number[]): boolean {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total >= MIN_FLAGGED_LEARNERS && Math.max(...counts) / total > ONE_SIDED_ABOVE;
}

/** Returns whether a card is remembered clearly less often than its reviews were expected to be. */
export function isForgotten(
  reviews: number,
  shares: { expected: number; remembered: number },
): boolean {
  return reviews >= MIN_FLAGGED_LEARNERS && shares.expected - shares.remembered > FORGOTTEN_BY;
}
