/**
 * Learning time is stored in UTC quarter hours, so that it adds up to days and weeks of any time zone.
 *
 * A month's item is named `2026-11` and a quarter hour in it `21T0515`, both in UTC. Calendar dates are text, `2026-11-21`, so that
 * date arithmetic does not depend on clock changes.
 *
 * Source: rules/time.md T5
 */

export const QUARTER_MINUTES = 15;
const QUARTER_MS = QUARTER_MINUTES * 60_000;
const DAY_MS = 86_400_000;

export interface QuarterHour {
  month: string;
  quarter: string;
}

export interface TimeEntry extends QuarterHour {
  minutes: number;
}

/** The learning time of one calendar date in the learner's time zone. */
export interface DayOfLearning {
  date: string;
  minutes: number;
}

export function quarterHourOf(instant: Date): QuarterHour {
  const start = new Date(Math.floor(instant.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();
  return { month: start.slice(0, 7), quarter: `${start.slice(8, 13)}${start.slice(14, 16)}` };
}

export function isQuarter(text: string): boolean {
  return /^\d{2}T\d{4}$/.test(text);
}

export function startOfQuarter({ month, quarter }: QuarterHour): Date {
  const [day, time] = [quarter.slice(0, 2), quarter.slice(3)];
  return new Date(`${month}-${day}T${time.slice(0, 2)}:${time.slice(2)}:00Z`);
}

/** Returns the calendar date of an instant in a time zone, `2026-11-21`. */
export function localDate(instant: Date, timeZone: string): string {
  return localDates(timeZone)(instant);
}

/** Returns `localDate` for many instants. The zone's offset is computed once for each UTC day and kept. */
export function localDates(timeZone: string): (instant: Date) => string {
  const zone = zoneOf(timeZone);
  return (instant) => dateText(instant.getTime() + quickOffset(zone, instant.getTime()));
}

/** The clock on the wall in a time zone, as a Date whose UTC fields show it. */
export interface WallClock {
  of: (instant: Date) => Date;
  /** Returns the instant at which the clock shows this; in the hour that a change of clocks skips, one close to it. */
  instantOf: (shown: Date) => Date;
}

/** Returns the wall clock of a time zone, for what counts days: two instants of one local day have the same date. */
export function wallClock(timeZone: string): WallClock {
  const zone = zoneOf(timeZone);
  return {
    of: (instant) => new Date(instant.getTime() + quickOffset(zone, instant.getTime())),
    instantOf: (shown) => {
      const guess = shown.getTime() - quickOffset(zone, shown.getTime());
      return new Date(shown.getTime() - quickOffset(zone, guess));
    },
  };
}

/** Returns the milliseconds that a zone is ahead of UTC, mostly from what is kept. */
function quickOffset(zone: Zone, at: number): number {
  const dayStart = Math.floor(at / DAY_MS) * DAY_MS;
  const offset = keptOffset(zone, dayStart);
  // On the two days a year when clocks change, the offset depends on the time of day.
  const isConstant = offset === keptOffset(zone, dayStart + DAY_MS);
  return isConstant ? offset : offsetAt(zone, at);
}

interface Zone {
  format: Intl.DateTimeFormat;
  /** Milliseconds ahead of UTC, by the start of a UTC day. */
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();
/** Bounds what is kept; there are about 400 time zones, and ten years have 3,650 days. */
const MAX_ZONES = 500;
const MAX_DAYS = 4000;

function zoneOf(timeZone: string): Zone {
  const kept = zones.get(timeZone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (zones.size >= MAX_ZONES) zones.clear();
  const zone = { format, offsets: new Map<number, number>() };
  zones.set(timeZone, zone);
  return zone;
}

function keptOffset(zone: Zone, dayStart: number): number {
  const kept = zone.offsets.get(dayStart);
  if (kept !== undefined) return kept;
  if (zone.offsets.size >= MAX_DAYS) zone.offsets.clear();
  const offset = offsetAt(zone, dayStart);
  zone.offsets.set(dayStart, offset);
  return offset;
}

function offsetAt({ format }: Zone, at: number): number {
  const parts = format.formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

function dateText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Returns the calendar date some days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the Monday of a date's week. */
export function mondayOf(date: string): string {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -sinceMonday);
}

/** Returns learning time by calendar date in a time zone, earliest first. Dates with less than a minute are left out. */
export function daysOfLearning(entries: readonly TimeEntry[], timeZone: string): DayOfLearning[] {
  const dateOf = localDates(timeZone);
  const minutes = new Map<string, number>();
  for (const entry of entries) {
    const date = dateOf(startOfQuarter(entry));
    minutes.set(date, (minutes.get(date) ?? 0) + entry.minutes);
  }
  return [...minutes]
    .map(([date, sum]) => ({ date, minutes: sum }))
    .filter((day) => day.minutes >= 1)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Returns Monday to Sunday of the week of `today`, including days without learning. */
export function weekOfLearning(days: readonly DayOfLearning[], today: string): DayOfLearning[] {
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return { date, minutes: days.find((day) => day.date === date)?.minutes ?? 0 };
  });
}
