/** Cents for the part of a period that is left, to the second. */
export function unusedCents(
  amountCents: number,
  period: { start: number; end: number },
  at: number,
): number {
  const length = period.end - period.start;
  if (length <= 0) return 0;
  const left = Math.min(length, Math.max(0, period.end - at));
  return Math.round((amountCents * left) / length);
}
