import { lazy, Suspense, useEffect, useState } from 'react';

const TooltipLayer = lazy(() => import('./tooltip-layer.tsx'));

/** Events that can lead to a tooltip. */
const OCCASIONS = ['pointerover', 'keydown'] as const;

/**
 * Shows the tooltip of every element with `data-tooltip`. Its code is loaded with the first such element under the pointer, or
 * with the first Tab. Source: rules/wording.md W21
 */
export function Tooltips() {
  const [occasion, setOccasion] = useState<Event>();
  useEffect(() => {
    if (occasion) return;
    for (const name of OCCASIONS) addEventListener(name, note);
    function note(event: Event) {
      if (canLeadToTooltip(event)) setOccasion(event);
    }
    return () => {
      for (const name of OCCASIONS) removeEventListener(name, note);
    };
  }, [occasion]);
  return (
    occasion && (
      <Suspense fallback={null}>
        <TooltipLayer occasion={occasion} />
      </Suspense>
    )
  );
}

function canLeadToTooltip(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Tab';
  return event.target instanceof Element && event.target.closest('[data-tooltip]') !== null;
}
