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

/** `America/Argentina/Buenos_Aires` → `Argentina, Buenos Aires` */
export function placeOf(timeZone: string): string {
  return timeZone
    .slice(timeZone.indexOf('/') + 1)
    .replaceAll('/', ', ')
    .replaceAll('_', ' ');
}

/** The time of day in a time zone: `14:05`. */
export function timeIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(now);
}
