const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** As on cards: US dollars without decimals. Source: rules/wording.md W19 */
export function dollars(price: number): string {
  return format.format(price);
}

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** As in the checkout: US dollars with two decimals. */
export function exactDollars(amount: number): string {
  return exact.format(amount);
}
