import type { Action } from './attributes.ts';

/** Handles a click on the element with the action's name in `data-do`. */
export type ClickHandler = (element: HTMLElement, event: MouseEvent) => void;

/** Handles clicks on all present and later elements with `data-do`. Returns a function that stops. */
export function listenForClicks(actions: Readonly<Partial<Record<Action, ClickHandler>>>) {
  const handle = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>('[data-do]');
    const action = element && actions[element.dataset['do'] as Action];
    if (action && element.getAttribute('aria-disabled') !== 'true') action(element, event);
  };
  document.addEventListener('click', handle);
  return () => document.removeEventListener('click', handle);
}
