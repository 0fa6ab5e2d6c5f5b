import { LazyToaster } from '#components/feedback/lazy-toaster.tsx';
import { showToast, type ToastContent } from '#components/feedback/toast.ts';
import { mountedOnce } from './island-roots.ts';
import { mountIsland } from './mount-island.tsx';

/** Shows one toast and removes the former one. Source: rules/wording.md W14 */
export function showPageToast(content: ToastContent): void {
  mountToaster();
  showToast(content);
}

/** Mounts the region of the toasts, which must be there before the first one. */
export const mountToaster = mountedOnce((place) => mountIsland(<LazyToaster isWanted />, place));
