import { deviceTimeZone } from '#lib/time-zone.ts';
import { printSessionTime } from '../print-session-time.ts';

/** Prints a time in the time zone of this device. */
export const ownTime = (instant: string): string =>
  printSessionTime(instant, deviceTimeZone() ?? 'UTC');
