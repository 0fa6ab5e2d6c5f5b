/** Events that can lead to a tooltip. */
const OCCASIONS = ['pointerover', 'keydown'] as const;

/** Shows tooltips from the first occasion on; their code is loaded with it. Source: rules/wording.md W21 */
export function watchTooltipOccasions(): void {
  const start = (event: Event) => {
    if (!canLeadToTooltip(event)) return;
    for (const name of OCCASIONS) removeEventListener(name, start);
    let isPressed = false;
    addEventListener('pointerdown', () => (isPressed = true), { once: true, capture: true });
    void import('./tooltip-bubble.ts').then(({ showTooltips }) =>
      // A press while the code loads is not a rest on the button.
      showTooltips(isPressed ? new Event('pressed') : event),
    );
  };
  for (const name of OCCASIONS) addEventListener(name, start);
}

function canLeadToTooltip(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Tab';
  return event.target instanceof Element && event.target.closest('[data-tooltip]') !== null;
}
