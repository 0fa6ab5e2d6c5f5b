/** Where one is on the page: below the header that stays in view. */

export const PLAYER_HEADER_ID = 'player-header';

/** Room between the header and what was scrolled to, in px. */
const GAP_PX = 20;

/** The section that has reached this part of the window is the one being read. */
export const UPPER_PART = 0.34;

/** Lower edge of the header that stays in view, in px of the window; near the top of the page it stands lower. */
function headerBottom(): number {
  return document.getElementById(PLAYER_HEADER_ID)?.getBoundingClientRect().height ?? 0;
}

/** 0-based paragraph at the top of what can be read. Past the end, the last one. */
export function topmostBlock(blocks: ArrayLike<Element>): number {
  const edge = headerBottom() + GAP_PX;
  const all = Array.from(blocks);
  const index = all.findIndex((block) => block.getBoundingClientRect().bottom > edge);
  return index === -1 ? Math.max(0, all.length - 1) : index;
}

/** Of headings in their order, the last one in the upper part of the window or above it; before all of them, the first. */
export function currentHeading(headings: readonly Element[]): Element | undefined {
  const edge = innerHeight * UPPER_PART;
  return headings.findLast((heading) => heading.getBoundingClientRect().top < edge) ?? headings[0];
}

/** Brings an element under the header at once, and the keyboard with it. */
export function goToElement(element: HTMLElement): void {
  const top = element.getBoundingClientRect().top + scrollY - headerBottom() - GAP_PX;
  scrollTo({ top, behavior: 'instant' });
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) {
    element.tabIndex = -1;
    // Nothing to operate here: the place itself says where one is.
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

export function goToTop(title: HTMLElement | null): void {
  scrollTo({ top: 0, behavior: 'instant' });
  title?.focus({ preventScroll: true });
}
