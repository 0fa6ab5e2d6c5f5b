import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Mounted once the browser is idle: the region must exist before the first message, or F8 and its announcement are lost. */
export function LazyToaster() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsIdle(true), { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return (
    isIdle && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
