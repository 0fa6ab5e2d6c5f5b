/** The caches of the app's own files. They hold nothing about a learner; what a learner reads is in `src/lib/offline`. */

/** What one build of the site serves offline. `tools/service-worker.ts` writes it into the worker. */
export interface AppBuild {
  /** Changes with every file of the list. */
  version: string;
  /** The address of the shell that starts the app on any page. */
  shell: string;
  /** A script that the shell of this build names, and that of no other build. */
  entry: string;
  /** Addresses of scripts, styles and fonts. Their names change with their content. */
  files: readonly string[];
}

const PREFIX = 'app-';

export function cacheOf({ version }: AppBuild): string {
  return PREFIX + version;
}

/**
 * Returns the caches of builds that no open page needs: all but the current one and the one before, whose pages may still be open.
 *
 * @param names all caches of the site, in the order in which they were created
 */
export function outdatedCaches(names: readonly string[], build: AppBuild): string[] {
  const earlier = names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(build));
  return earlier.slice(0, -1);
}

/** Whether an address may be a page of the app. Files, calls, documents and pages without the app are not. */
export function isAppPage({ pathname }: URL): boolean {
  return (
    !/^\/((api|assets|webhooks|credentials|_local)\/|verify(\/|$))/.test(pathname) &&
    !/\.\w+$/.test(pathname)
  );
}

/** Whether a response is of the site, and not of a gateway or proxy that could not reach it. */
export function isOfSite({ status }: Response): boolean {
  return status < 502 || status > 504;
}

/** Whether a stored response belongs to this build: a release may replace the shell while the worker is being installed. */
export async function isOfBuild(
  address: string,
  response: Response,
  build: AppBuild,
): Promise<boolean> {
  if (response.status !== 200) return false;
  if (new URL(address).pathname !== build.shell) return true;
  return (await response.clone().text()).includes(build.entry);
}
