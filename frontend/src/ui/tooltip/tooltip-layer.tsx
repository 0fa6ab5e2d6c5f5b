import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from './place-tooltip.ts';
import { TooltipBubble } from './tooltip-bubble.tsx';
import { watchTooltips } from './watch-tooltips.ts';

interface Props {
  /** The event that made the page load this code. */
  occasion: Event;
}

/** Shows at most one tooltip. The button's accessible name is the same text, so nothing else has to refer to it. */
export default function TooltipLayer({ occasion }: Props) {
  const [trigger, setTrigger] = useState<HTMLElement>();
  useEffect(() => watchTooltips(setTrigger, occasion), [occasion]);
  if (!trigger) return null;
  // Beside its button in the accessibility tree: a modal dialog hides everything outside of it.
  const container = trigger.closest('[role=dialog], dialog, header, main, footer') ?? document.body;
  return createPortal(<Bubble key={trigger.dataset['tooltip']} trigger={trigger} />, container);
}

function Bubble({ trigger }: { trigger: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => bubble.current && placeTooltip(bubble.current, trigger);
    // The browser's top layer is above dialogs and not cut off by scrolling boxes.
    bubble.current?.showPopover?.();
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => removeEventListener('scroll', place, { capture: true });
  }, [trigger]);
  return <TooltipBubble ref={bubble} text={trigger.dataset['tooltip']} />;
}
