import { DeviceStore, isString } from '#lib/device-store.ts';

/** Stores typed values on this device until the server has them: one entry per field, so that two tabs never collide. */
interface StoredForm {
  read(): Record<string, string>;
  write(fieldId: string, text: string): void;
  /** Removes a value, unless a newer one was stored since. */
  remove(fieldId: string, text: string): void;
  /** Calls back when another tab stores a value. @returns unsubscribes */
  watch(onValue: (fieldId: string, text: string) => void): () => void;
}

const fields = new DeviceStore<string>({
  name: 'form-draft',
  version: 1,
  isValid: isString,
  migration: { prefix: 'form-draft:', parse: (text) => text },
});

export function openStoredForm(
  learnerId: string,
  activityId: string,
  fieldIds: readonly string[],
): StoredForm {
  return {
    read: () =>
      Object.fromEntries(
        fieldIds.flatMap((fieldId) => {
          const text = fields.read(learnerId, activityId, fieldId);
          return text === undefined ? [] : [[fieldId, text]];
        }),
      ),
    write: (fieldId, text) => fields.write(text, learnerId, activityId, fieldId),
    remove: (fieldId, text) => {
      const stored = fields.read(learnerId, activityId, fieldId);
      if (stored === text) fields.remove(learnerId, activityId, fieldId);
    },
    watch: (onValue) =>
      fields.subscribe(({ ids, value, isFromOtherTab }) => {
        const [learner, activity, fieldId = ''] = ids ?? [];
        const isOurs = learner === learnerId && activity === activityId;
        if (!isFromOtherTab || !isOurs || value === undefined) return;
        if (fieldIds.includes(fieldId)) onValue(fieldId, value);
      }),
  };
}
