/** A price as cards print it: US dollars, without cents when there are none. */
export function dollars(price: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: Number.isInteger(price) ? 0 : 2,
  }).format(price);
}
