import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hideToast, TOAST_WANTED } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Events before which no message can appear. */
const OCCASIONS = ['pointerdown', 'keydown', TOAST_WANTED] as const;

/**
 * The region must exist before the first toast, or F8 and its announcement are lost, but its code is as large as a
 * page. It is mounted for a learner once the browser is idle, for a visitor with the first press or key: no toast
 * appears before.
 */
export function LazyToaster({ isLearner }: { isLearner: boolean }) {
  const [isIdle, setIsIdle] = useState(false);
  const [hasOccasion, setHasOccasion] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsIdle(true), { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  useEffect(() => {
    const note = () => setHasOccasion(true);
    for (const occasion of OCCASIONS) addEventListener(occasion, note, { once: true });
    return () => {
      for (const occasion of OCCASIONS) removeEventListener(occasion, note);
    };
  }, []);
  useHiddenByNavigation();
  return (
    (hasOccasion || (isLearner && isIdle)) && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}

/** Removes a toast when the learner opens another page: it reports on the page they leave. Source: rules/wording.md W14 */
function useHiddenByNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) hideToast();
      }),
    [router],
  );
}
