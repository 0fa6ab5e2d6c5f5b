import type { SiteRoutes } from './viewer-request.ts';

/** What the edge has to know about the built site. */
export interface BuiltSite {
  /** The addresses of all pages (`frontend/dist/site-routes.json`). */
  routes: SiteRoutes;
  /** The hashes of the scripts and styles inside pages (`frontend/dist/inline-hashes.json`). */
  inlineHashes: readonly string[];
}
