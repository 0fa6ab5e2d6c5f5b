let served: HTMLElement | null = null;

/** Notes the menu button of the served page, whose menu can be opened before React replaces the page. */
export function noteServedMenu(): void {
  served = menuButton();
}

/** Opens the menu again that was open when React replaced the served page. */
export function reopenMenu(): void {
  if (served?.isConnected === false && served.getAttribute('aria-expanded') === 'true') {
    const button = menuButton();
    button?.focus({ preventScroll: true });
    button?.click();
  }
  served = null;
}

function menuButton(): HTMLElement | null {
  return document.querySelector('[data-do=toggle-menu]');
}
