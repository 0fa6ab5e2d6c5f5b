import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button pressed before the page could answer; `before-scripts.js` keeps it. */
    earlyClick?: HTMLButtonElement;
  }
}

/** From here on React answers, even before it has taken over every part of the page. */
export function markPageReady(): void {
  document.dispatchEvent(new Event('page-ready'));
}

/** Gives back a press on a prerendered button that came before React answered. */
export function useEarlyClick(): void {
  useEffect(() => {
    // After a frame, so that what depends on the session is in place.
    const frame = requestAnimationFrame(() => {
      const button = window.earlyClick;
      delete window.earlyClick;
      if (button?.isConnected) button.click();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
