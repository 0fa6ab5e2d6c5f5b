import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button pressed before the page could answer; `before-scripts.js` keeps it. */
    earlyPress?: HTMLButtonElement;
  }
}

/** From here on React answers, even before it has taken over every part of the page. */
export function pageAnswers(): void {
  document.dispatchEvent(new Event('page-answers'));
}

/** Gives back a press on a prerendered button that came before React answered. */
export function useEarlyPress(): void {
  useEffect(() => {
    // After a frame, so that what depends on the session is in place.
    const frame = requestAnimationFrame(() => {
      const button = window.earlyPress;
      delete window.earlyPress;
      if (button?.isConnected) button.click();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
