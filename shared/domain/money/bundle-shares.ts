/**
 * What each course of a bundle stands for in a payment: its share of the list prices, rounded down to the cent. So the shares
 * never add up to more than what was paid; a course by itself stands for all of it.
 *
 * @param paidCents what was paid for all of them.
 * @param listCents list prices of the courses, each above 0.
 */
export function bundleShares(paidCents: number, listCents: readonly number[]): number[] {
  const total = listCents.reduce((sum, cents) => sum + cents, 0);
  return listCents.map((cents) => Math.floor((paidCents * cents) / total));
}
