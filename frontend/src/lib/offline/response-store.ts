import { alone, browserCaches, cacheOf, deleteAccounts } from './account-caches.ts';
import { deviceLearnerId } from './device-learner.ts';

/** `closed`: the account was signed out, here or in another tab. `full`: the device has no room. */
export type Kept = 'kept' | 'full' | 'closed';

/** A response that is older is not shown: access to a course may have ended meanwhile. */
export const OLDEST_RESPONSE_MS = 30 * 24 * 3_600_000;
/** Courses whose lessons stay on the device, those opened last. */
export const KEPT_COURSES = 3;

const KEPT_AT = 'x-kept-at';
/** Holds which responses belong to which course. */
const COURSES = '/kept-courses';

/** When a course was kept last, and the responses that only it needs. */
interface KeptCourse {
  keptAtMs: number;
  addresses: string[];
}

type Courses = Record<string, KeptCourse>;

/**
 * Makes the account of this device the only one whose responses it keeps.
 *
 * @returns whether responses are kept: not in a session that ends with its tab
 */
export function openAccount(learnerId: string): Promise<boolean> {
  return ifOpen(learnerId, false, async (storage) => {
    const name = cacheOf(learnerId);
    await deleteAccounts(storage, name);
    await storage.open(name);
    return true;
  });
}

/** Stores a response of the API. An account that was signed out meanwhile gets nothing. */
export async function keepResponse(
  learnerId: string,
  address: string,
  text: string,
  now = Date.now(),
): Promise<Kept> {
  return inAccount<Kept>(learnerId, 'closed', async (cache) => {
    const put = () => cache.put(address, stored(text, now));
    try {
      await put();
    } catch {
      // Full: the course that was not opened for the longest time makes room, once.
      if (!(await dropOldestCourse(cache, 0))) return 'full';
      try {
        await put();
      } catch {
        return 'full';
      }
    }
    return 'kept';
  });
}

/** Returns a stored response. */
export function readResponse(
  learnerId: string,
  address: string,
  now = Date.now(),
): Promise<string | undefined> {
  return inAccount<string | undefined>(learnerId, undefined, async (cache) => {
    // A journey may lead into another time zone, which the address of the dashboard names.
    const response =
      (await cache.match(address)) ?? (await cache.match(address, { ignoreSearch: true }));
    if (!response || now - keptAtMs(response) > OLDEST_RESPONSE_MS) return undefined;
    return response.text();
  });
}

/** Returns the addresses of all responses that can be shown, and when each was stored. */
export function keptAddresses(learnerId: string, now = Date.now()): Promise<Map<string, number>> {
  return inAccount(learnerId, new Map<string, number>(), async (cache) => {
    const kept = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const response = await cache.match(url);
        const { pathname, search } = new URL(url);
        return [pathname + search, response ? keptAtMs(response) : 0] as const;
      }),
    );
    return new Map(kept.filter(([, atMs]) => now - atMs <= OLDEST_RESPONSE_MS));
  });
}

/** Returns how long ago a response was stored; Infinity if it is not there. */
export function ageOf(learnerId: string, address: string, now = Date.now()): Promise<number> {
  return inAccount(learnerId, Infinity, async (cache) => {
    const response = await cache.match(address);
    return response ? now - keptAtMs(response) : Infinity;
  });
}

export function dropResponse(learnerId: string, address: string): Promise<boolean> {
  return inAccount(learnerId, false, (cache) => cache.delete(address));
}

/** Notes that a course is complete on the device, and lets the one opened longest ago go. */
export async function noteKeptCourse(
  learnerId: string,
  courseId: number,
  addresses: readonly string[],
  now = Date.now(),
): Promise<void> {
  await inAccount(learnerId, undefined, async (cache) => {
    const courses = await coursesOf(cache);
    courses[courseId] = { keptAtMs: now, addresses: [...addresses] };
    await cache.put(COURSES, stored(JSON.stringify(courses), now)).catch(() => {});
    await dropOldestCourse(cache, KEPT_COURSES);
  });
}

/** Removes a course to which access has ended. */
export async function forgetCourse(learnerId: string, courseId: number): Promise<void> {
  await inAccount(learnerId, undefined, async (cache) => {
    await dropCourse(cache, await coursesOf(cache), String(courseId));
  });
}

/** Removes the course that was opened longest ago, if there are more than `most`. */
async function dropOldestCourse(cache: Cache, most: number): Promise<boolean> {
  const courses = await coursesOf(cache);
  const ids = Object.keys(courses);
  const [oldest] = ids.toSorted((a, b) => courses[a]!.keptAtMs - courses[b]!.keptAtMs);
  if (oldest === undefined || ids.length <= most) return false;
  await dropCourse(cache, courses, oldest);
  return true;
}

async function dropCourse(cache: Cache, courses: Courses, id: string): Promise<void> {
  const { [id]: dropped, ...rest } = courses;
  await Promise.all(dropped?.addresses.map((address) => cache.delete(address)) ?? []);
  await cache.delete(COURSES);
  await cache.put(COURSES, stored(JSON.stringify(rest), Date.now())).catch(() => {});
}

async function coursesOf(cache: Cache): Promise<Courses> {
  const response = await cache.match(COURSES);
  return response ? ((await response.json()) as Courses) : {};
}

/** Opens an account's cache, unless it is not the account of this device or was removed. */
function inAccount<T>(
  learnerId: string,
  otherwise: T,
  action: (cache: Cache) => Promise<T>,
): Promise<T> {
  return ifOpen(learnerId, otherwise, async (storage) => {
    const name = cacheOf(learnerId);
    return (await storage.has(name)) ? action(await storage.open(name)) : otherwise;
  });
}

async function ifOpen<T>(
  learnerId: string,
  otherwise: T,
  action: (storage: CacheStorage) => Promise<T>,
): Promise<T> {
  const storage = browserCaches();
  if (!storage) return otherwise;
  try {
    return await alone(async () => (deviceLearnerId() === learnerId ? action(storage) : otherwise));
  } catch {
    // The storage is blocked or full.
    return otherwise;
  }
}

function stored(text: string, now: number): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/json', [KEPT_AT]: String(now) },
  });
}

function keptAtMs(response: Response): number {
  return Number(response.headers.get(KEPT_AT));
}
