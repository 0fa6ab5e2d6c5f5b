import { useEffect } from 'react';
import { api } from '#lib/api-client.ts';
import { DeviceStore, isString } from '#lib/device-store.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';

/** The zone that was reported last, by learner. Losing it costs one more call. */
const reportedZones = new DeviceStore<string>({ name: 'time-zone', version: 1, isValid: isString });

/**
 * Tells the learner's profile the time zone of this device, once for each learner and zone: what counts days without a
 * browser (streaks, mails) needs it. A failure is silent, and the next visit tries again.
 *
 * @param isReady once what the learner came for has loaded.
 */
export function useStoredTimeZone(learnerId: string, isReady: boolean): void {
  useEffect(() => {
    const timeZone = deviceTimeZone();
    if (!isReady || !timeZone || reportedZones.read(learnerId) === timeZone) return;
    api
      .updateProfile({ params: { userId: learnerId }, body: { timeZone } })
      .then(() => reportedZones.write(timeZone, learnerId))
      .catch(() => undefined);
  }, [learnerId, isReady]);
}
