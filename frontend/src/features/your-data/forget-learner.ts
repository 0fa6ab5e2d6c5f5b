import { webStorage } from '#lib/device-store.ts';

/** Removes from this device what is stored under a learner's id, such as drafts. Source: rules/privacy.md P18 */
export function forgetLearner(learnerId: string): void {
  const id = encodeURIComponent(learnerId);
  for (const area of ['local', 'session'] as const) {
    const storage = webStorage(area);
    for (const key of Object.keys(storage ?? {})) {
      if (key.split(':').includes(id)) storage?.removeItem(key);
    }
  }
}
