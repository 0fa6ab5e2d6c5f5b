import { type PointerEvent, useRef } from 'react';

const SWIPE_PX = 50;

/** Returns pointer handlers that dismiss on a swipe to the right of at least 50 px. Source: rules/wording.md W14 */
export function useSwipeToDismiss(onDismiss: () => void) {
  const startX = useRef<number | null>(null);
  const settle = (element: HTMLElement) => {
    startX.current = null;
    element.style.removeProperty('margin-inline-start');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const distancePx = Math.max(0, event.clientX - startX.current);
      event.currentTarget.style.marginInlineStart = `${distancePx}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null && event.clientX - startX.current >= SWIPE_PX) onDismiss();
      settle(event.currentTarget);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
  };
}
