import { logMessage } from '#lib/message-log.ts';
import type { ToastContent } from './toaster.tsx';

export type { ToastContent } from './toaster.tsx';

/** Window event: a toast is about to be shown and needs its region. */
export const TOAST_WANTED = 'toast-wanted';

let wasShown = false;

/** Shows one toast, removes the former one, and keeps the text to be read later. Browser only. Source: rules/wording.md W14, W28 */
export function showToast(content: ToastContent): void {
  wasShown = true;
  logMessage({ ...content, atMs: Date.now() });
  dispatchEvent(new Event(TOAST_WANTED));
  void import('./toaster.tsx').then(({ replaceToast }) => replaceToast(content));
}

/** Removes the toast, if one shows: what it reports belongs to a form that is gone. Source: rules/wording.md W14 */
export function hideToast(): void {
  if (wasShown) void import('./toaster.tsx').then(({ removeToast }) => removeToast());
}
