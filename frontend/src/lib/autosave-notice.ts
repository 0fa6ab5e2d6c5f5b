import { hasCode, userMessageOf } from './api-error.ts';
import type { AutosaveState } from './autosave.ts';

/** Returns the notice about unsaved work, where it is and what happens next; empty unless saving fails. */
export function autosaveNotice({
  status,
  error,
}: Pick<AutosaveState<unknown>, 'status' | 'error'>): string {
  if (status === 'failed') return `Not saved: ${userMessageOf(error)} ${ON_DEVICE}`;
  if (status !== 'offline') return '';
  return hasCode(error, 'unauthorized')
    ? `You’re signed out. ${ON_DEVICE} Sign in again and we’ll save it to your account.`
    : `${ON_DEVICE} We’ll save it to your account when we can reach the server.`;
}

const ON_DEVICE = 'Your work is saved on this device.';
