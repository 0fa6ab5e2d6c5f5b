import type { Dashboard } from '@learning/shared/contract/dashboard';

export interface ChartDay {
  /** `2026-11-16`. */
  date: string;
  minutes: number;
  /** `Mon`. */
  shortName: string;
  /** `Monday, November 16`. */
  longName: string;
  isToday: boolean;
}

/** Returns the days of the chart in the given order, Monday to Sunday. */
export function chartDays(week: Dashboard['weeklyActivity'], today: string): ChartDay[] {
  return week.map(({ date, minutes }) => ({
    date,
    minutes,
    shortName: dayName(date, { weekday: 'short' }),
    longName: dayName(date, { weekday: 'long', day: 'numeric', month: 'long' }),
    isToday: date === today,
  }));
}

function dayName(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
}

const STEPS = [5, 10, 15, 30, 60, 120, 240];

/** Returns the grid lines above zero, in minutes: at most four, the last at or above the highest bar. */
export function gridLines(maxMinutes: number): number[] {
  const step =
    STEPS.find((candidate) => candidate * 4 >= maxMinutes) ?? Math.ceil(maxMinutes / 4 / 60) * 60;
  const lines = Math.max(1, Math.ceil(maxMinutes / step));
  return Array.from({ length: lines }, (_, index) => step * (index + 1));
}
