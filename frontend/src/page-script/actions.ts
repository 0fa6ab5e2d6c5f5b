/** Answers a press on the element with the action's name in `data-do`. */
export type Action = (element: HTMLElement, event: MouseEvent) => void;

export type Actions = Readonly<Record<string, Action>>;

/** Answers presses on all present and later elements with `data-do="name"`. Returns a function that stops. */
export function listenForActions(actions: Actions): () => void {
  const answer = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>('[data-do]');
    const action = element && actions[element.dataset['do']!];
    if (action && element.getAttribute('aria-disabled') !== 'true') action(element, event);
  };
  document.addEventListener('click', answer);
  return () => document.removeEventListener('click', answer);
}
