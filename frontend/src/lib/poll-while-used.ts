const USED_MS = 25_000;
const UNUSED_MS = 5 * 60_000;
/** After this long without input, no one is likely to look at the page. */
const UNUSED_AFTER_MS = 3 * 60_000;

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove', 'wheel'] as const;

/**
 * Asks again and again while the page is visible: every 25 seconds while it is used, every five minutes while it is not, and at once when
 * the learner returns to it. Source: rules/notifications.md N6
 *
 * @returns ends it
 */
export function pollWhileUsed(ask: () => void): () => void {
  let lastInputMs = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isUnused = () => Date.now() - lastInputMs >= UNUSED_AFTER_MS;
  const isVisible = () => document.visibilityState === 'visible';

  const wait = () => {
    clearTimeout(timer);
    if (isVisible()) timer = setTimeout(askAndWait, isUnused() ? UNUSED_MS : USED_MS);
  };
  const askAndWait = () => {
    if (isVisible()) ask();
    wait();
  };
  const onInput = () => {
    const isBack = isUnused();
    lastInputMs = Date.now();
    if (isBack) askAndWait();
  };
  const onVisibility = () => {
    if (isVisible()) lastInputMs = Date.now();
    askAndWait();
  };

  wait();
  for (const name of INPUTS) addEventListener(name, onInput, { passive: true, capture: true });
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(timer);
    for (const name of INPUTS) removeEventListener(name, onInput, { capture: true });
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
