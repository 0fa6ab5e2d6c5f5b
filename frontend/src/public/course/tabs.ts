import type { ClickHandler } from '../click-actions.ts';

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export const tabActions = {
  tab: (tab) => openTab(tab),
} satisfies Record<string, ClickHandler>;

/** Lets the arrow keys, Home and End open the tabs of the page. */
export function watchTabKeys(): void {
  document.addEventListener('keydown', (event) => {
    const tab = event.target instanceof Element ? event.target.closest('[data-do=tab]') : null;
    const move = KEYS[event.key];
    if (!tab || !move) return;
    event.preventDefault();
    const tabs = [...tab.parentElement!.querySelectorAll<HTMLElement>('[data-do=tab]')];
    const next = tabs[move(tabs.indexOf(tab as HTMLElement), tabs.length)]!;
    next.focus();
    openTab(next);
  });
}

function openTab(opened: HTMLElement): void {
  for (const tab of opened.parentElement!.querySelectorAll<HTMLElement>('[data-do=tab]')) {
    const isOpen = tab === opened;
    tab.setAttribute('aria-selected', String(isOpen));
    tab.toggleAttribute('data-selected', isOpen);
    tab.tabIndex = isOpen ? 0 : -1;
    const panel = panelOf(tab);
    if (!panel) continue;
    panel.hidden = !isOpen;
    tab.setAttribute('aria-controls', panel.id);
  }
  const place = panelOf(opened)?.querySelector<HTMLElement>('[data-reviews]');
  if (place) void import('../islands/reviews.tsx').then(({ showReviews }) => showReviews(place));
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.querySelector(`[role=tabpanel][aria-labelledby="${tab.id}"]`);
}
