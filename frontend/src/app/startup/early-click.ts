import { useEffect } from 'react';
import { restoreEarlyInput, storeEarlyInput } from './early-input.ts';
import { watchServedMenu, reopenMenu } from './early-menu.ts';

/** Ends the storing of clicks and input: from now on React handles them. Forms are sent once it has repeated the input. */
export function markPageReady(): void {
  storeEarlyInput();
  watchServedMenu();
  document.dispatchEvent(new Event('page-ready'));
}

/** Replays input, and a click on a prerendered button that came before React handled the page. */
export function useEarlyClick(): void {
  useEffect(() => {
    // One frame later, everything that depends on the session has rendered.
    const frame = requestAnimationFrame(() => {
      restoreEarlyInput();
      document.dispatchEvent(new Event('input-ready'));
      reopenMenu();
      const button = window.earlyClick;
      delete window.earlyClick;
      if (button) counterpartOf(button)?.click();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** Returns the button itself or, where React has replaced the shell, the one with the same name or the same `data-click`. */
function counterpartOf(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const name = nameOf(button);
  return [...document.querySelectorAll('button')].find((candidate) => nameOf(candidate) === name);
}

function nameOf(button: HTMLButtonElement): string {
  return button.dataset['click'] ?? button.ariaLabel ?? button.textContent;
}
