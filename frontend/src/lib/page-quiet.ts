import { firstUse } from './first-use.ts';

/** How long an unused page waits after it has loaded: later than all that its first view needs. */
const QUIET_MS = 3_000;

let quiet: Promise<void> | undefined;

/**
 * Resolves with the first sign of use, or some seconds after the page has loaded: then what is not part of the first view loads, also for a
 * screen reader that lists the buttons, what was written offline is sent, and the course is saved. Browser only.
 */
export function pageQuiet(): Promise<void> {
  quiet ??= Promise.race([firstUse(), loadedAWhileAgo()]);
  return quiet;
}

function loadedAWhileAgo(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, QUIET_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}
