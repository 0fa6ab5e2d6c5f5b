import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { firstUse } from './first-use.ts';

/**
 * Returns a `ref`, and whether what only its element needs should load: once it has been on the screen, or with the first sign of use.
 * Screen readers scroll without any other sign.
 */
export function useWasSeen(): [RefCallback<Element>, boolean] {
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => void firstUse().then(() => setWasSeen(true)), []);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setWasSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, wasSeen];
}
