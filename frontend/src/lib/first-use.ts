import { afterFrame } from './after-frame.ts';

/** Signs that the learner has begun to use the page. */
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;
/** How close to the screen a place may come: the height of one screen. */
const NEAR = '100% 0%';

let begin: () => void = () => undefined;
let begun: Promise<void> | undefined;

/**
 * Resolves after the first sign of use has been answered: what is not part of the page's first view loads then, or some seconds later (`page-quiet.ts`).
 * Browser only.
 */
export function firstUse(): Promise<void> {
  begun ??= new Promise((resolve) => {
    begin = resolve;
    for (const sign of SIGNS_OF_USE) {
      addEventListener(sign, () => afterFrame(resolve), { once: true, passive: true });
    }
  });
  return begun;
}

/** Counts as use when the element comes near the screen: screen readers, links and searches scroll without any other sign. A `ref`. */
export function beginWhenNear(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  void firstUse();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
