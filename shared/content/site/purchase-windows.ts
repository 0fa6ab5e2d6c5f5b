/**
 * How long a purchase can be undone. Every text prints these figures, and the deployment passes them to the functions, which decide by
 * them, so that no screen promises what the server refuses. The law of a market may require more.
 *
 * Source: rules/money.md M12
 */
export const purchaseWindows = {
  /** From the charge to the last instant of a cancellation with a full refund. */
  cancellationHours: 24,
  /** From the charge to the last instant of an exchange. */
  exchangeDays: 30,
};

/** The windows as texts print them, such as '24 hours' and '30 days'. */
export const windowTexts = {
  cancellation: count(purchaseWindows.cancellationHours, 'hour'),
  exchange: count(purchaseWindows.exchangeDays, 'day'),
};

function count(quantity: number, unit: string): string {
  return quantity === 1 ? `${quantity} ${unit}` : `${quantity} ${unit}s`;
}
