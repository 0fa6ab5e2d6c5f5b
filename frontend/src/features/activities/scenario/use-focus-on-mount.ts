import { type RefObject, useEffect, useRef, useState } from 'react';

/** Moves the focus to an element that an action of the learner made appear. */
export function useFocusOnMount<T extends HTMLElement>(isWanted: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (wasWanted) element.current?.focus();
  }, [wasWanted]);
  return element;
}
