/** Positions on the page, measured below the sticky header. */

export const PLAYER_HEADER_ID = 'player-header';

/** Gap between the header and the scroll target, in px. */
const GAP_PX = 20;

/** The current section is the last one that reached this part of the window. */
export const UPPER_PART = 0.34;

/** Returns the lower edge of the sticky header, in px of the window. */
function headerBottom(): number {
  return document.getElementById(PLAYER_HEADER_ID)?.getBoundingClientRect().height ?? 0;
}

/** Returns the 0-based paragraph at the top of the visible text; past the end, the last one. */
export function topmostBlock(blocks: ArrayLike<Element>): number {
  const edge = headerBottom() + GAP_PX;
  const all = Array.from(blocks);
  const index = all.findIndex((block) => block.getBoundingClientRect().bottom > edge);
  return index === -1 ? Math.max(0, all.length - 1) : index;
}

/** Returns the last heading in the upper part of the window or above it; before all of them, the first. */
export function currentHeading(headings: readonly Element[]): Element | undefined {
  const edge = innerHeight * UPPER_PART;
  return headings.findLast((heading) => heading.getBoundingClientRect().top < edge) ?? headings[0];
}

/** Elements that can have the focus without `tabindex`. */
const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Scrolls an element below the header and moves the focus to it. */
export function goToElement(element: HTMLElement): void {
  const folded = element.closest('details');
  if (folded) folded.open = true;
  const top = element.getBoundingClientRect().top + scrollY - headerBottom() - GAP_PX;
  scrollTo({ top, behavior: 'instant' });
  if (!element.hasAttribute('tabindex') && !element.matches(CONTROLS)) {
    element.tabIndex = -1;
    // The element is not a control and needs no focus ring.
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

export function goToTop(title: HTMLElement | null): void {
  scrollTo({ top: 0, behavior: 'instant' });
  title?.focus({ preventScroll: true });
}
