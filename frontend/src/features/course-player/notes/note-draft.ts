import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** Typed text of a note that the server does not have yet. */
export interface NoteDraft {
  text: string;
  /** Version of the stored note the text is based on. */
  version: number;
}

/** Stores drafts on this device by learner and module, so that no typed word depends on the network. */
export const noteDrafts = new DeviceStore<NoteDraft>({
  name: 'note-draft',
  version: 1,
  isValid: (value): value is NoteDraft => hasFields(value, { text: 'string', version: 'number' }),
  migration: { prefix: 'note-draft:', parse: JSON.parse },
});
