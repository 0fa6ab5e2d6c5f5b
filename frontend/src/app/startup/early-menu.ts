let served: HTMLElement | null = null;
let isOpen = false;

/** Follows the menu of the served page, which the browser opens, until React replaces the page. An earlier click is repeated (`early-click.ts`). */
export function watchServedMenu(): void {
  isOpen = false;
  served = document.querySelector<HTMLElement>('[popover][data-do=menu]');
  served?.addEventListener('toggle', ({ newState }) => {
    isOpen = newState === 'open';
  });
}

/** Opens the menu again that was open when React replaced the served page. */
export function reopenMenu(): void {
  if (isOpen && served?.isConnected === false) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${served.id}"]`);
    button?.focus({ preventScroll: true });
    button?.click();
  }
  served = null;
}
