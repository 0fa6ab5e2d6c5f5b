import { placeOfZone, todaysZone } from '#lib/time-zone-names.ts';

/** A time zone as learners choose it. */
export interface TimeZoneOption {
  /** IANA id, by today's name. */
  value: string;
  /** `Eastern Time (New York)` */
  label: string;
  /** `GMT−5`, at this time of the year. */
  offset: string;
  /** What is searched, in lower case and without accents. */
  searchText: string;
}

/** Most learners live in these. */
export const US_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** Naming a zone takes the browser about half a millisecond. */
const ZONES_OF_A_SLICE = 20;

/**
 * Lists all time zones that the browser knows, those of the US first and the others by place. The page stays responsive meanwhile.
 * @param onListed called with those of the US, and at the end with all
 */
export async function listTimeZones(
  now: Date,
  onListed: (options: readonly TimeZoneOption[]) => void,
): Promise<void> {
  onListed(US_ZONES.map((zone) => timeZoneOption(zone, now)));
  const formerNames = new Map<string, string[]>();
  for (const name of [...US_ZONES, ...Intl.supportedValuesOf('timeZone'), 'UTC']) {
    const zone = todaysZone(name);
    formerNames.set(zone, [...(formerNames.get(zone) ?? []), name]);
  }
  const zones = [...formerNames];
  const options: TimeZoneOption[] = [];
  for (let start = 0; start < zones.length; start += ZONES_OF_A_SLICE) {
    const slice = zones.slice(start, start + ZONES_OF_A_SLICE);
    options.push(...slice.map(([zone, names]) => timeZoneOption(zone, now, names)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  const others = options.filter(({ value }) => !US_ZONES.includes(value));
  onListed([
    ...options.filter(({ value }) => US_ZONES.includes(value)),
    ...others.toSorted((a, b) => placeOfZone(a.value).localeCompare(placeOfZone(b.value))),
  ]);
}

/** Returns the options that have every typed word. */
export function matchingZones(options: readonly TimeZoneOption[], typed: string): TimeZoneOption[] {
  const words = plain(typed)
    .split(/[\s,()]+/)
    .filter(Boolean);
  return options.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
}

/** Prints the time of day in a time zone: `2:05 PM`. */
export function timeIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(now);
}

/** Returns a time zone as it is shown and found. */
export function timeZoneOption(
  value: string,
  now: Date,
  formerNames: readonly string[] = [],
): TimeZoneOption {
  const place = placeOfZone(value);
  const name = zoneName(value, 'longGeneric', now);
  const offset = zoneName(value, 'shortOffset', now).replace('-', '−').replace(/\+0$/, '');
  // Some zones have no name but that of their place: "Troll Time".
  const label = value === 'UTC' ? 'Coordinated Universal Time (UTC)' : `${name} (${place})`;
  const texts = [label, offset, offset.replace('−', '-'), value, ...formerNames];
  return { value, label, offset, searchText: plain(texts.join(' ').replaceAll('_', ' ')) };
}

function zoneName(
  timeZone: string,
  timeZoneName: 'longGeneric' | 'shortOffset',
  now: Date,
): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
