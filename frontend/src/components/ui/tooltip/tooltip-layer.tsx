import { chakra } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from './place-tooltip.ts';
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
  const container = trigger.closest('[role=dialog], header, main, footer') ?? document.body;
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
  return (
    <chakra.div
      ref={bubble}
      role="tooltip"
      popover="manual"
      position="fixed"
      inset="auto"
      margin="0"
      border="0"
      padding="0"
      // The pointer reaches the bubble without leaving it for the gap.
      py="1.5"
      bg="transparent"
      pointerEvents="auto"
      overflow="visible"
      maxW="min(20rem, calc(100vw - 1rem))"
      zIndex="toast"
      css={{ '@media print': { display: 'none' } }}
      animationName="fade-in"
      animationDuration="fast"
    >
      <chakra.span
        display="block"
        px="2.5"
        py="1"
        borderRadius="l1"
        bg="fg"
        color="bg"
        textStyle="small"
        fontWeight="medium"
        css={{ '@media (forced-colors: active)': { border: '1px solid' } }}
      >
        {trigger.dataset['tooltip']}
      </chakra.span>
    </chakra.div>
  );
}
