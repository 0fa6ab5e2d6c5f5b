/** Where an arrow key, Home or End leads among the tabs that can be opened. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Opens and focuses the tab to which a key leads from the focused one: the keys of the ARIA pattern. */
export function moveAmongTabs(event: KeyboardEvent): void {
  const move = MOVES[event.key];
  const tab = event.target instanceof Element && event.target.closest<HTMLElement>('[role=tab]');
  if (!move || !tab || event.defaultPrevented) return;
  event.preventDefault();
  const tabs = [...tab.parentElement!.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const next = tabs[move(tabs.indexOf(tab), tabs.length)]!;
  next.focus();
  next.click();
}
