import { DeviceStore } from '#lib/device-store.ts';
import { isNoteDraft, type NoteDraft } from '../notes/note-draft.ts';

/** Stores drafts on this device by learner, module and task, so that no typed word depends on the network. */
export const workDrafts = new DeviceStore<NoteDraft>({
  name: 'work-draft',
  version: 1,
  isValid: isNoteDraft,
});
