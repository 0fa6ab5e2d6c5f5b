/** Installing the site as an app. Source: https://developer.mozilla.org/en-US/docs/Web/API/BeforeInstallPromptEvent */
interface InstallOffer extends Event {
  /** Asks the user once. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the app, which comes once and early, for the page that makes it. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would come on any page.
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * How the app gets on the home screen: `ask` by the browser's dialog, `menu` by hand where Safari has none. Undefined where it is
 * installed already, or cannot be.
 */
export function installWay(): 'ask' | 'menu' | undefined {
  if (matchMedia('(display-mode: standalone)').matches) return undefined;
  if (offer) return 'ask';
  return 'standalone' in navigator && !navigator.standalone ? 'menu' : undefined;
}

/** Opens the browser's dialog. @returns whether the user installed the app */
export async function askToInstall(): Promise<boolean> {
  const asked = offer;
  setOffer(undefined);
  return (await asked?.prompt())?.outcome === 'accepted';
}
