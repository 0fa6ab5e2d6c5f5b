/** Shares of the choices at one decision of a scenario. Source: rules/scoring.md S25 */

/** Fewer decisions could tell how a single learner chose. */
export const MIN_COUNTED_LEARNERS = 20;

/** Percent. Coarse, so that a change of the shares does not tell how the latest learner chose. */
const UNIT_PERCENT = 5;
const UNITS = 100 / UNIT_PERCENT;

/**
 * Returns the share of each choice in percent, in steps of 5 and 100 together; undefined for fewer than 20 decisions.
 *
 * @param counts decisions by choice id
 */
export function choiceShares(
  counts: ReadonlyMap<string, number>,
): Record<string, number> | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < MIN_COUNTED_LEARNERS) return undefined;
  const exact = [...counts].map(([id, count]) => ({ id, units: (count / total) * UNITS }));
  const missing = UNITS - exact.reduce((sum, { units }) => sum + Math.floor(units), 0);
  const byRemainder = exact.toSorted((a, b) => (b.units % 1) - (a.units % 1));
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ id }) => id));
  return Object.fromEntries(
    exact.map(({ id, units }) => [
      id,
      (Math.floor(units) + (roundedUp.has(id) ? 1 : 0)) * UNIT_PERCENT,
    ]),
  );
}
