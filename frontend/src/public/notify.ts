import type { ToastContent } from '#components/feedback/toast.ts';

/** Shows a message for a moment. */
export function notify(content: ToastContent): void {
  void import('./islands/toast.tsx').then(({ showPageToast }) => showPageToast(content));
}

export function notifyOfError(title: string, description: string): void {
  notify({ title, description, tone: 'error' });
}
