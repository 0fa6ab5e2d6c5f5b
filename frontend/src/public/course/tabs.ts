import type { ClickHandler } from '../click-actions.ts';

export const tabActions = {
  /** Opens a tab. The keys of tabs click them (`moveAmongTabs`). */
  tab: (opened) => {
    for (const tab of opened.parentElement!.querySelectorAll<HTMLElement>('[data-do=tab]')) {
      tab.setAttribute('aria-selected', String(tab === opened));
      tab.tabIndex = tab === opened ? 0 : -1;
      panelOf(tab).hidden = tab !== opened;
    }
    const ratings = panelOf(opened).querySelector<HTMLElement>('[data-course-ratings]');
    if (!ratings) return;
    void import('../islands/course-ratings.tsx').then((island) =>
      island.showCourseRatings(ratings),
    );
  },
} satisfies Record<string, ClickHandler>;

/** Opens the tab that contains what the address leads to, such as a module that was searched for, and goes there. */
export function openTabOfAddress(): void {
  const wanted = document.getElementById(location.hash.slice(1));
  const panel = wanted?.closest('[role=tabpanel]');
  if (!wanted || !panel) return;
  document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click();
  wanted.scrollIntoView({ block: 'center' });
}

function panelOf(tab: HTMLElement): HTMLElement {
  return document.getElementById(tab.getAttribute('aria-controls')!)!;
}
