/** Share of the pages whose speed is measured. */
const SAMPLED_SHARE = 0.05;

/**
 * Measures one page in twenty, once it has loaded: no other page loads anything for it. A visitor who asks not to be tracked is not measured,
 * although nothing tells who it is; neither is a browser that a program drives.
 *
 * @param page the path of the page's route; undefined measures nothing
 * Source: rules/privacy.md P22
 */
export function sampleVisit(page: string | undefined): void {
  const isRefused = navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
  if (page === undefined || isRefused || navigator.webdriver) return;
  if (Math.random() >= SAMPLED_SHARE) return;
  const measure = () => {
    import('./report-vitals.ts').then(({ reportVitals }) => reportVitals(page)).catch(ignore);
  };
  if (document.readyState === 'complete') measure();
  else addEventListener('load', measure, { once: true });
}

/** Offline, or after a release: the page works without it. */
function ignore(): void {}

declare global {
  interface Navigator {
    /** @see https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}
