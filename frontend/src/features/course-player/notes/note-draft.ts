import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** Typed text of a note that the server does not have yet. */
export interface NoteDraft {
  text: string;
  /** Version of the stored note the text is based on. */
  version: number;
  /** Drafts of former releases do not name their course. */
  courseId?: number;
}

export function isNoteDraft(value: unknown): value is NoteDraft {
  return (
    hasFields(value, { text: 'string', version: 'number' }) &&
    (!('courseId' in value) || typeof value.courseId === 'number')
  );
}

/** Stores drafts on this device by learner and module, so that no typed word depends on the network. */
export const noteDrafts = new DeviceStore<NoteDraft>({
  name: 'note-draft',
  version: 1,
  isValid: isNoteDraft,
  migration: { prefix: 'note-draft:', parse: JSON.parse },
});
