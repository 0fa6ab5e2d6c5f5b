import type { ToastContent } from './toaster.tsx';

export type { ToastContent } from './toaster.tsx';

/** Event of the window: a message is about to be shown, and needs its region. */
export const TOAST_WANTED = 'toast-wanted';

/** Shows one message; the one that was there goes (specification section 9). Browser only. */
export function showToast(content: ToastContent): void {
  dispatchEvent(new Event(TOAST_WANTED));
  void import('./toaster.tsx').then(({ replaceToast }) => replaceToast(content));
}
