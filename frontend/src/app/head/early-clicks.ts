declare global {
  interface Window {
    /** The last button clicked before the page's code handled clicks. */
    earlyClick?: HTMLButtonElement;
  }
}

/**
 * Keeps the last click on a button until the page's code handles clicks and repeats it. A form is sent once the code knows what was
 * typed: until then, the click on its button is kept, and the browser does not send the form itself.
 */
export function keepEarlyClicks(): void {
  listenUntil('page-ready', 'click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) window.earlyClick = button;
  });
  listenUntil('input-ready', 'submit', (event) => {
    const { submitter } = event as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.earlyClick = submitter;
  });
}

function listenUntil(end: string, name: string, listener: (event: Event) => void): void {
  document.addEventListener(name, listener, true);
  const remove = () => document.removeEventListener(name, listener, true);
  document.addEventListener(end, remove, { once: true });
}
