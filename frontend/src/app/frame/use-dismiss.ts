import { type RefObject, useEffect } from 'react';

/** Calls `onDismiss` when the learner presses outside an open element, moves the focus out of it, or presses Esc. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const dismissFromOutside = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) onDismiss();
    };
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onDismiss();
      element.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', dismissFromOutside);
    document.addEventListener('focusin', dismissFromOutside);
    document.addEventListener('keydown', dismissOnEscape);
    return () => {
      document.removeEventListener('pointerdown', dismissFromOutside);
      document.removeEventListener('focusin', dismissFromOutside);
      document.removeEventListener('keydown', dismissOnEscape);
    };
  }, [element, isOpen, onDismiss]);
}
