const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Formats US dollars without decimals, as on cards. Source: rules/wording.md W19 */
export function dollars(price: number): string {
  return whole.format(price);
}

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats US dollars with two decimals, as at checkout. */
export function exactDollars(amount: number): string {
  return exact.format(amount);
}
