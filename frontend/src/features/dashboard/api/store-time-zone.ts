import { useEffect } from 'react';
import { api } from '#lib/api-client.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';

/**
 * Tells the learner's profile the time zone of this device, once for each learner and zone: what counts days without a
 * browser (streaks, mails) needs it. A failure is silent, and the next visit tries again.
 *
 * @param isReady once what the learner came for has loaded.
 */
export function useStoredTimeZone(learnerId: string, isReady: boolean): void {
  useEffect(() => {
    const timeZone = deviceTimeZone();
    const key = `time-zone:${learnerId}`;
    if (!isReady || !timeZone || readFlag(key) === timeZone) return;
    api
      .updateProfile({ params: { userId: learnerId }, body: { timeZone } })
      .then(() => writeFlag(key, timeZone))
      .catch(() => undefined);
  }, [learnerId, isReady]);
}

function readFlag(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeFlag(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Switched off: it is sent again next time, which changes nothing.
  }
}
