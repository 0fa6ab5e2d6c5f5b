import { type RefCallback, useCallback, useState } from 'react';

/** Returns a `ref`, and whether its element has been on the screen: what only it needs can wait until then. */
export function useWasSeen(): [RefCallback<Element>, boolean] {
  const [wasSeen, setWasSeen] = useState(false);
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
