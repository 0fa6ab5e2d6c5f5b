import { type RefObject, useEffect } from 'react';

/** While `isOpen`: a press outside the element, Esc, or focus leaving it calls `onDismiss`. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) onDismiss();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onDismiss();
      element.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [element, isOpen, onDismiss]);
}
