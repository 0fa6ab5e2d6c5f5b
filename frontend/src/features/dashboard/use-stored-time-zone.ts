import { useEffect } from 'react';
import { api } from '#lib/api-client.ts';
import { DeviceStore, isString } from '#lib/device-store.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';

/** The last reported time zone of each learner. Losing it costs one more call. */
const reportedZones = new DeviceStore<string>({ name: 'time-zone', version: 1, isValid: isString });

/**
 * Stores this device's time zone in the profile, once for each learner and zone, because streaks and mails count days
 * without a browser. Fails silently; the next visit tries again.
 *
 * @param isReady true once the page's own data has loaded
 */
export function useStoredTimeZone(
  { id: learnerId, isDemo }: SignedInLearner,
  isReady: boolean,
): void {
  useEffect(() => {
    // Its learners are in many time zones.
    if (isDemo) return;
    const timeZone = deviceTimeZone();
    if (!isReady || !timeZone || reportedZones.read(learnerId) === timeZone) return;
    api
      .updateProfile({ params: { userId: learnerId }, body: { timeZone } })
      .then(() => reportedZones.write(timeZone, learnerId))
      .catch(() => undefined);
  }, [learnerId, isDemo, isReady]);
}
