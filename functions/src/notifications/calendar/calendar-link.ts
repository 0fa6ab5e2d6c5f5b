import type { CalendarLink } from '@learning/shared/contract/notifications';
import { timingSafeEqual } from 'node:crypto';
import type { NotificationDependencies } from '../dependencies.ts';

type Dependencies = Pick<NotificationDependencies, 'settings' | 'newKey'>;

const PATTERN = /^([\w-]{1,64})\.([\w-]{43})$/;

export async function readCalendarLink(
  userId: string,
  { settings }: Pick<Dependencies, 'settings'>,
): Promise<CalendarLink> {
  return present(userId, (await settings.read(userId)).calendarKey);
}

/** Turns the calendar feed on, at the address it has or at a new one, or off. Safe to repeat. */
export async function changeCalendarLink(
  { userId, isOn }: { userId: string; isOn: boolean },
  { settings, newKey }: Dependencies,
): Promise<CalendarLink> {
  const { calendarKey } = await (isOn
    ? settings.startCalendar(userId, newKey())
    : settings.endCalendar(userId));
  return present(userId, calendarKey);
}

/** Returns what the token of an address says; undefined for one of no form that we write. */
export function readCalendarToken(
  token: string,
): { userId: string; isOfKey: (key: string | null) => boolean } | undefined {
  const [, userId, sent] = PATTERN.exec(token) ?? [];
  if (!userId || !sent) return undefined;
  return {
    userId,
    isOfKey: (key) =>
      key?.length === sent.length && timingSafeEqual(Buffer.from(sent), Buffer.from(key)),
  };
}

function present(userId: string, key: string | null): CalendarLink {
  return { path: key === null ? null : `/api/calendars/${userId}.${key}` };
}
