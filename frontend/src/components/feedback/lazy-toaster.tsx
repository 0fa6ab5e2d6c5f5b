import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_WANTED } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** What a message may answer. */
const OCCASIONS = ['pointerdown', 'keydown', TOAST_WANTED] as const;

/**
 * The region must exist before the first message, or F8 and its announcement are lost; it weighs as much as a page does. For a
 * learner it is mounted once the browser is idle, for a visitor with the first press or key: nothing speaks to them before.
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
  return (
    (hasOccasion || (isLearner && isIdle)) && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
