import type { WebVitals } from '@learning/shared/contract/system';
import { onCLS, onINP, onLCP } from 'web-vitals';

const ADDRESS = '/api/web-vitals';

/** Sends what the browser measured of the page once, when the visitor leaves it. */
export function reportVitals(page: string): void {
  const measured: WebVitals = { page };
  onLCP(({ value }) => (measured.lcpMs = Math.round(value)));
  onINP(({ value }) => (measured.inpMs = Math.round(value)));
  onCLS(({ value }) => (measured.cls = Math.round(value * 1000) / 1000));
  let isSent = false;
  // The library's own listeners are older, so they have the last values by then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent) return;
    isSent = true;
    const body = JSON.stringify(measured);
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  });
}
