import type { ToastContent } from './toaster.tsx';

export type { ToastContent } from './toaster.tsx';

/** Shows one message; the one that was there goes (specification section 9). Browser only. */
export function showToast(content: ToastContent): void {
  void import('./toaster.tsx').then(({ replaceToast }) => replaceToast(content));
}
