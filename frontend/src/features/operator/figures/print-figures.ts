const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Prints cents as dollars: `$1,199.00`. */
export const printCents = (cents: number): string => exact.format(cents / 100);

/** Prints cents for an axis: `$1,200`. */
export const printCentsShort = (cents: number): string =>
  Math.abs(cents) >= 1_000_000 ? `$${short.format(cents / 100)}` : whole.format(cents / 100);

/** Prints a share: `25%`; a dash where nothing is counted yet. */
export const printShare = (share: number | null): string =>
  share === null ? '–' : percent.format(share);

export const printNumber = (value: number | null): string =>
  value === null ? '–' : counts.format(value);

/** Prints a correlation: `+0.31`. */
export const printCorrelation = (value: number | null): string =>
  value === null ? '–' : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

const monthLabel = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Prints `2026-11` for an axis: `Nov 2026`. */
export const printMonthShort = (month: string): string =>
  monthLabel.format(new Date(`${month}-01`));
