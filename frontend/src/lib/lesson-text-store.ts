import type { RichTextNode } from '@learning/shared/contract/fields';
import { DeviceStore, hasFields } from './device-store.ts';
import { isSessionOfTab } from './session/session-store.ts';

interface LessonText {
  storedAtMs: number;
  body: RichTextNode;
}

/** Number of lessons whose text stays on the device. */
const KEPT = 3;

const define = (area: 'local' | 'session') =>
  new DeviceStore<LessonText>({
    name: 'lesson-text',
    version: 1,
    isValid: (value): value is LessonText =>
      hasFields(value, { storedAtMs: 'number', body: 'object' }),
    area,
  });
const ofDevice = define('local');
const ofTab = define('session');

/**
 * Stores the text of a lesson for the learner's next visit, where `inline/early-text.js` shows it until the server has answered. It is
 * stored as long as the session itself: on the device, or only in this tab. Source: rules/privacy.md P11
 */
export function storeLessonText(learnerId: string, moduleId: string, body: RichTextNode): void {
  const store = isSessionOfTab() ? ofTab : ofDevice;
  store.write({ storedAtMs: Date.now(), body }, learnerId, moduleId);
  const newestFirst = store
    .list()
    .toSorted((one, other) => other.value.storedAtMs - one.value.storedAtMs);
  for (const [index, { ids }] of newestFirst.entries()) {
    if (index >= KEPT || ids[0] !== learnerId) store.remove(...ids);
  }
}

/** Removes all texts: when a session ends or another one begins, and when access has ended. */
export function forgetAllLessonTexts(): void {
  for (const store of [ofTab, ofDevice]) {
    for (const { ids } of store.list()) store.remove(...ids);
  }
}
