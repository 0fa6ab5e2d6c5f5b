/**
 * The browser caches with what a learner has read, one per account. The service worker never touches them.
 * Source: rules/privacy.md P16; shared/decisions/054-offline.md
 */

const PREFIX = 'account-';

export function cacheOf(learnerId: string): string {
  return PREFIX + encodeURIComponent(learnerId);
}

/** Returns the browser's caches; undefined where it has none, as over plain http. */
export function browserCaches(): CacheStorage | undefined {
  return typeof caches === 'undefined' ? undefined : caches;
}

/** Runs one action at a time, over all tabs: nothing is written between the check of an account and the writing. */
export async function alone<T>(action: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('account-caches', action) : action();
}

/** Removes what every account has read. Never rejects. */
export async function forgetAccounts(): Promise<void> {
  const storage = browserCaches();
  if (!storage) return;
  try {
    await alone(() => deleteAccounts(storage));
  } catch {
    // The storage is blocked: nothing was ever stored.
  }
}

/** Removes every account but one; the caller is `alone`. */
export async function deleteAccounts(storage: CacheStorage, except?: string): Promise<void> {
  const names = (await storage.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.filter((name) => name !== except).map((name) => storage.delete(name)));
}
