/**
 * The service worker: it serves the app's files and, offline, the shell that starts the app on any page. It never touches calls of
 * the API. Source: shared/decisions/054-offline.md
 */
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import {
  type AppBuild,
  cacheOf,
  isAppPage,
  isOfBuild,
  isOfSite,
  outdatedCaches,
} from './app-caches.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const APP_BUILD: AppBuild;

/** How long a page may take to respond before the stored shell opens it, and a script before its page does without. */
const LONGEST_WAIT_SECONDS = 8;

const build = APP_BUILD;
const app = new PrecacheController({
  cacheName: cacheOf(build),
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await isOfBuild(request.url, response, build)) ? response : null,
    },
  ],
});
app.addToCacheList([
  ...build.files.map((url) => ({ url, revision: null })),
  { url: build.shell, revision: build.version },
]);

self.addEventListener('install', (event) => {
  // Open pages keep their files: those of the build before stay, and so do the names of files.
  event.waitUntil(app.install(event).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), build);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  // The request of a page does not wait for the worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

const network = new NetworkOnly({ networkTimeoutSeconds: LONGEST_WAIT_SECONDS });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => {
    const { request } = options;
    const stored =
      (await app.matchPrecache(request)) ?? (await caches.match(request, { ignoreVary: true }));
    return stored ?? network.handle(options);
  },
);

registerRoute(
  new NavigationRoute(async (options) => {
    const shell = () => (isAppPage(options.url) ? app.matchPrecache(build.shell) : undefined);
    try {
      const page = await network.handle(options);
      return isOfSite(page) ? page : ((await shell()) ?? page);
    } catch (error) {
      const stored = await shell();
      if (stored) return stored;
      throw error;
    }
  }),
);
