import type { ToastContent } from './toaster.tsx';

export type { ToastContent } from './toaster.tsx';

/** Window event: a toast is about to be shown and needs its region. */
export const TOAST_WANTED = 'toast-wanted';

/** Shows one toast and removes the former one. Browser only. Source: rules/wording.md W14 */
export function showToast(content: ToastContent): void {
  dispatchEvent(new Event(TOAST_WANTED));
  void import('./toaster.tsx').then(({ replaceToast }) => replaceToast(content));
}
