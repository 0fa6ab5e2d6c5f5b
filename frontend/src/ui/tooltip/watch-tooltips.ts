import { showsText } from './shows-text.ts';

/** How long the pointer rests on a button before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** Within this time after a tooltip has closed, the next one opens without the delay. */
const SKIP_DELAY_MS = 300;
/** How long a tooltip stays after the finger that opened it was lifted. */
const TOUCH_LINGER_MS = 1_500;

/**
 * Calls `show` with the button whose tooltip is to be shown, and with nothing when it closes. It opens when a mouse rests on the
 * button, when Tab moves the focus there, or when a finger holds it. Returns a function that stops.
 *
 * @param occasion an event that came before, and for which this code was loaded
 */
export function watchTooltips(
  show: (trigger: HTMLElement | undefined) => void,
  occasion?: Event,
): () => void {
  let shown: HTMLElement | undefined;
  let underPointer: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAtMs = -Infinity;
  let isTabbing = false;
  let wasHeld = false;

  const open = (trigger: HTMLElement) => {
    clearTimeout(timer);
    if (!trigger.isConnected || showsText(trigger) || isBehindDialog(trigger)) return;
    shown = trigger;
    show(trigger);
  };
  const openAfterDelay = (trigger: HTMLElement, then?: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      open(trigger);
      then?.();
    }, OPEN_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer);
    if (!shown) return;
    shown = undefined;
    closedAtMs = Date.now();
    show(undefined);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || isTooltip(event.target)) return;
    const trigger = triggerOf(event.target);
    if (trigger === underPointer) return;
    underPointer = trigger;
    close();
    if (!trigger) return;
    if (Date.now() - closedAtMs < SKIP_DELAY_MS) open(trigger);
    else openAfterDelay(trigger);
  };
  const onPointerLeave = () => {
    underPointer = undefined;
    close();
  };
  const onPointerDown = (event: PointerEvent) => {
    close();
    wasHeld = false;
    const trigger = triggerOf(event.target);
    if (event.pointerType !== 'touch' || !trigger) return;
    openAfterDelay(trigger, () => {
      wasHeld = true;
    });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    clearTimeout(timer);
    if (shown) timer = setTimeout(close, TOUCH_LINGER_MS);
  };
  const onClick = (event: Event) => {
    if (!wasHeld) return close();
    // Holding a button asks what it is for and does not click it.
    wasHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    isTabbing = event.key === 'Tab';
    if (event.key !== 'Escape' || !shown) return;
    // The first Esc belongs to the tooltip, the second to the dialog around it.
    event.stopImmediatePropagation();
    close();
  };
  const onFocusIn = (event: FocusEvent) => {
    // A dialog opened by a key takes the focus and leaves the pointer where it was.
    if (shown && isBehindDialog(shown)) close();
    const trigger = triggerOf(event.target);
    if (!isTabbing || !trigger) return;
    close();
    open(trigger);
  };
  const onFocusOut = (event: FocusEvent) => {
    if (triggerOf(event.target) === shown && shown !== underPointer) close();
  };
  const onScroll = () => {
    if (shown !== document.activeElement) close();
  };

  const listeners = new AbortController();
  const options = { capture: true, passive: false, signal: listeners.signal };
  addEventListener('pointermove', onPointerMove, options);
  document.documentElement.addEventListener('pointerleave', onPointerLeave, {
    signal: listeners.signal,
  });
  addEventListener('pointerdown', onPointerDown, options);
  addEventListener('pointerup', onPointerUp, options);
  addEventListener('pointercancel', onPointerUp, options);
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('focusin', onFocusIn, options);
  addEventListener('focusout', onFocusOut, options);
  addEventListener('scroll', onScroll, options);
  addEventListener('resize', close, options);
  addEventListener('blur', onWindowBlur, options);

  function onWindowBlur(event: FocusEvent) {
    if (event.target === window) close();
  }

  // The event came before these listeners.
  if (occasion instanceof KeyboardEvent) {
    const focused = triggerOf(document.activeElement);
    if (focused) open(focused);
  } else if (occasion) {
    onPointerMove(occasion as PointerEvent);
  }

  return () => {
    listeners.abort();
    close();
  };
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-tooltip]') ?? undefined;
}

/** Returns whether a modal dialog is open that does not contain the element. */
function isBehindDialog(element: HTMLElement): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open], [role$=dialog][aria-modal=true]')];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element));
}

function isTooltip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=tooltip]') !== null;
}
