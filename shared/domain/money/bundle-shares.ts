/**
 * Returns each course's share of a bundle's payment, in proportion to the list prices and rounded down to the cent, so that the shares
 * never exceed the payment. A single course has all of it.
 *
 * @param listCents list prices of the courses, each above 0
 *
 * Source: rules/money.md M14
 */
export function bundleShares(paidCents: number, listCents: readonly number[]): number[] {
  const total = listCents.reduce((sum, cents) => sum + cents, 0);
  return listCents.map((cents) => Math.floor((paidCents * cents) / total));
}
