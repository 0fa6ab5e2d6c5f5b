/** More than this is too wide for the badge. */
const MAX_SHOWN = 99;

/** Returns the count as the badge shows it: `99+` for more than 99, nothing for none. */
export function shownCount(count: number): string {
  if (count === 0) return '';
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
}
