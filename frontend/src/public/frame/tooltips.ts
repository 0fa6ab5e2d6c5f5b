import { placeTooltip } from '#ui/tooltip/place-tooltip.ts';
import { watchTooltips } from '#ui/tooltip/watch-tooltips.ts';

/** Shows tooltips in the bubble that the page was rendered with. Source: rules/wording.md W21 */
export function showTooltips(): void {
  const bubble = document.getElementById('tooltip');
  if (!bubble) return;
  let shown: HTMLElement | undefined;
  const place = () => shown && placeTooltip(bubble, shown);
  addEventListener('scroll', place, { capture: true, passive: true });
  watchTooltips((trigger) => {
    shown = trigger;
    if (!trigger) return bubble.hidePopover();
    bubble.firstElementChild!.textContent = trigger.dataset['tooltip'] ?? '';
    // Beside its button in the accessibility tree: a modal dialog hides everything outside of it.
    (trigger.closest('dialog, header, main, footer') ?? document.body).append(bubble);
    bubble.showPopover();
    place();
  });
}
