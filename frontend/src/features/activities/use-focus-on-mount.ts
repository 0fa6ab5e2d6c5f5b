import { type RefObject, useEffect, useRef, useState } from 'react';

/** Moves the focus to an element that an action of the learner made appear, and the element to the top of the screen. */
export function useFocusOnMount<T extends HTMLElement>(isWanted: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (!wasWanted) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [wasWanted]);
  return element;
}
