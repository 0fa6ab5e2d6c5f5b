/** Returns the share of an amount for the rest of a period, to the second, in rounded cents. */
export function unusedCents(
  amountCents: number,
  period: { start: number; end: number },
  at: number,
): number {
  const length = period.end - period.start;
  if (length <= 0) return 0;
  const remaining = Math.min(length, Math.max(0, period.end - at));
  return Math.round((amountCents * remaining) / length);
}
