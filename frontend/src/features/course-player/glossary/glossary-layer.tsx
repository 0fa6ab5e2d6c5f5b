import { glossary, type GlossaryTerm } from '@learning/content/site/glossary';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '#ui/chakra/factory.ts';
import { placeTooltip } from '#ui/tooltip/place-tooltip.ts';

/** How long the pointer rests on a term before its meaning shows, and may be away before it closes. */
const OPEN_DELAY_MS = 300;
const CLOSE_DELAY_MS = 250;

interface Shown {
  trigger: HTMLElement;
  term: GlossaryTerm;
}

/**
 * Explains the marked term that is hovered, focused or pressed. It can be hovered itself, stays until one leaves, and closes with Esc.
 *
 * @see https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
 */
export function GlossaryLayer() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => watchTerms(setShown), []);
  return shown && createPortal(<Meaning key={shown.term.term} {...shown} />, document.body);
}

function Meaning({ trigger, term: { term, name, means } }: Shown) {
  const bubble = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const place = () => bubble.current && placeTooltip(bubble.current, trigger);
    bubble.current?.showPopover?.();
    place();
    trigger.setAttribute('aria-describedby', id);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      trigger.removeAttribute('aria-describedby');
      removeEventListener('scroll', place, { capture: true });
    };
  }, [trigger, id]);
  return (
    <chakra.div
      ref={bubble}
      id={id}
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
      color="fg"
      overflow="visible"
      maxW="min(22rem, calc(100vw - 1rem))"
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.div
        px="4"
        py="3"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
        boxShadow="floating"
        textStyle="small"
      >
        <chakra.p fontWeight="semibold">{name ?? capitalized(term)}</chakra.p>
        <p>{means}</p>
      </chakra.div>
    </chakra.div>
  );
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Calls `show` with the term that is to be explained, and with nothing when it closes. Returns a function that stops. */
function watchTerms(show: (shown: Shown | undefined) => void): () => void {
  let open: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const openAt = (trigger: HTMLElement) => {
    clearTimeout(timer);
    const term = glossary.find((one) => one.term === trigger.dataset['term']);
    if (!term || !trigger.isConnected) return;
    open = trigger;
    show({ trigger, term });
  };
  const close = () => {
    clearTimeout(timer);
    if (!open) return;
    open = undefined;
    show(undefined);
  };
  const later = (act: () => void, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const trigger = termAt(target);
    if (trigger === open && open) clearTimeout(timer);
    else if (trigger) later(() => openAt(trigger), open ? 0 : OPEN_DELAY_MS);
    else if (isMeaning(target)) clearTimeout(timer);
    else if (open && open !== document.activeElement) later(close, CLOSE_DELAY_MS);
    else if (!open) clearTimeout(timer);
  };
  const onClick = ({ target }: Event) => {
    const trigger = termAt(target);
    if (trigger) openAt(trigger);
    else if (!isMeaning(target)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const trigger = termAt(event.target);
    if (event.key === 'Escape' && open) {
      event.stopImmediatePropagation();
      close();
    } else if (trigger && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (open === trigger) close();
      else openAt(trigger);
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const trigger = termAt(target);
    if (trigger?.matches(':focus-visible')) openAt(trigger);
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    if (termAt(target) === open) close();
  };

  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  addEventListener('pointerover', onPointerOver, options);
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('focusin', onFocusIn, options);
  addEventListener('focusout', onFocusOut, options);
  return () => {
    listeners.abort();
    close();
  };
}

function termAt(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-term]') ?? undefined)
    : undefined;
}

function isMeaning(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=tooltip]') !== null;
}
