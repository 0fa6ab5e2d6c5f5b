const EDGE_PX = 8;

/** Places the bubble under its button, or above it where there is no room below, and within the window. */
export function placeTooltip(bubble: HTMLElement, trigger: HTMLElement): void {
  const button = trigger.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const fitsBelow = button.bottom + height <= innerHeight;
  const centered = button.left + (button.width - width) / 2;
  const left = Math.max(EDGE_PX, Math.min(centered, innerWidth - width - EDGE_PX));
  bubble.style.left = `${left}px`;
  bubble.style.top = `${fitsBelow ? button.bottom : button.top - height}px`;
}
