const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** As on cards: US dollars without decimals (specification section 9). */
export function dollars(price: number): string {
  return format.format(price);
}

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** As on the checkout: US dollars with 2 decimals (specification section 9). */
export function exactDollars(amount: number): string {
  return exact.format(amount);
}
