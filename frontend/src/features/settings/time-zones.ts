/** Returns all time zones by region; `current` is included even if this browser does not list it. */
export function timeZonesByRegion(current: string): [region: string, timeZones: string[]][] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), current, 'UTC']);
  const regions = new Map<string, string[]>();
  for (const name of [...names].toSorted()) {
    const region = name.includes('/') ? name.slice(0, name.indexOf('/')) : 'Other';
    regions.set(region, [...(regions.get(region) ?? []), name]);
  }
  return [...regions];
}

/** Returns a place name: `America/Argentina/Buenos_Aires` → `Argentina, Buenos Aires` */
export function placeOf(timeZone: string): string {
  return timeZone
    .slice(timeZone.indexOf('/') + 1)
    .replaceAll('/', ', ')
    .replaceAll('_', ' ');
}

/** Prints the time of day in a time zone: `2:05 PM`. */
export function timeIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(now);
}
