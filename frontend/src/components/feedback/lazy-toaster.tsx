import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { afterFrame } from '#lib/after-frame.ts';
import { hideToast, TOAST_WANTED } from './toast.ts';

/** Without its code, such as offline, the page stays as it is. */
const Toaster = lazy<ComponentType>(() =>
  import('./toaster.tsx').catch(() => ({ default: () => null })),
);

/** Events before which no message can appear. Scrolling counts, so that a reader who goes offline has the code. */
const OCCASIONS = ['pointerdown', 'keydown', 'touchstart', 'wheel', TOAST_WANTED] as const;

/**
 * The region must exist before the first toast, or F8 and its announcement are lost, but its code is as large as a
 * page. It is mounted with the first click, key or turn of the wheel.
 */
export function LazyToaster({ isWanted = false }: { isWanted?: boolean }) {
  const [hasOccasion, setHasOccasion] = useState(isWanted);
  useEffect(() => {
    const note = () => afterFrame(() => setHasOccasion(true));
    for (const occasion of OCCASIONS) addEventListener(occasion, note, { once: true });
    return () => {
      for (const occasion of OCCASIONS) removeEventListener(occasion, note);
    };
  }, []);
  useHiddenByNavigation();
  return (
    hasOccasion && (
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
