/** Converts cents to US dollars, as the API has them. */
export const dollars = (cents: number) => cents / 100;
