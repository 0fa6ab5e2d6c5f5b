import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type BrowserCaches,
  installBrowserCaches,
  removeBrowserCaches,
} from '#testing/browser-caches.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner, signOutLearner } from '#testing/sign-in-learner.ts';
import { endSession } from '../session/browser-session.ts';
import { cacheOf } from './account-caches.ts';
import {
  forgetCourse,
  keepResponse,
  keptAddresses,
  KEPT_COURSES,
  noteKeptCourse,
  OLDEST_RESPONSE_MS,
  openAccount,
  readResponse,
} from './response-store.ts';

const { id } = LEARNER;
const OTHER = 'a-learner-who-was-here-before';
const NOW = Date.parse('2026-11-22T09:00:00Z');
let storage: BrowserCaches;

beforeEach(() => {
  storage = installBrowserCaches();
  signInLearner();
});
afterEach(() => {
  signOutLearner();
  removeBrowserCaches();
});

describe('responses on the device', () => {
  it('are read again, until they are 30 days old', async () => {
    expect(await openAccount(id)).toBe(true);
    expect(await keepResponse(id, '/api/modules/m1', '{"a":1}', NOW)).toBe('kept');
    expect(await readResponse(id, '/api/modules/m1', NOW + OLDEST_RESPONSE_MS)).toBe('{"a":1}');
    expect(await readResponse(id, '/api/modules/m1', NOW + OLDEST_RESPONSE_MS + 1)).toBeUndefined();
    expect(await readResponse(id, '/api/modules/m2', NOW)).toBeUndefined();
  });

  it('are found in another time zone, and listed while they can be shown', async () => {
    await openAccount(id);
    const dashboard = `/api/users/${id}/dashboard`;
    await keepResponse(id, `${dashboard}?timeZone=America%2FNew_York`, 'east', NOW);
    await keepResponse(id, '/api/modules/m1', 'old', NOW - 1);
    expect(await readResponse(id, `${dashboard}?timeZone=America%2FChicago`, NOW)).toBe('east');
    expect(await keptAddresses(id, NOW - 1 + OLDEST_RESPONSE_MS)).toEqual(
      new Map([
        [`${dashboard}?timeZone=America%2FNew_York`, NOW],
        ['/api/modules/m1', NOW - 1],
      ]),
    );
    expect([...(await keptAddresses(id, NOW + OLDEST_RESPONSE_MS)).values()]).toEqual([NOW]);
    expect(await keptAddresses(OTHER, NOW)).toEqual(new Map());
  });

  it('belong to one account: opening it removes every other one, and no other one reads it', async () => {
    await storage.open(cacheOf(OTHER));
    await storage.open('app-1a2b');
    await openAccount(id);
    expect(await storage.keys()).toEqual(['app-1a2b', cacheOf(id)]);
    await keepResponse(id, '/api/modules/m1', 'text');
    expect(await readResponse(OTHER, '/api/modules/m1')).toBeUndefined();
    expect(await keepResponse(OTHER, '/api/modules/m1', 'text')).toBe('closed');
    expect(await openAccount(OTHER)).toBe(false);
    expect(await storage.keys()).toContain(cacheOf(id));
  });

  it('are gone after sign-out, and what arrives later is not stored', async () => {
    await openAccount(id);
    await keepResponse(id, '/api/modules/m1', 'text');
    await endSession();
    expect(await storage.keys()).toEqual([]);
    expect(await keepResponse(id, '/api/modules/m1', 'text')).toBe('closed');
    // The same learner signs in again, and a call of the former session ends only now.
    signInLearner();
    expect(await keepResponse(id, '/api/modules/m1', 'text')).toBe('closed');
    expect(await storage.keys()).toEqual([]);
  });

  it('are not kept for a session that ends with its tab', async () => {
    signOutLearner();
    signInLearner(sessionStorage);
    expect(await openAccount(id)).toBe(false);
    expect(await storage.keys()).toEqual([]);
  });

  it('are not kept where the browser has no storage for them', async () => {
    removeBrowserCaches();
    expect(await openAccount(id)).toBe(false);
    expect(await keepResponse(id, '/api/modules/m1', 'text')).toBe('closed');
    await endSession();
  });
});

describe('courses on the device', () => {
  const textOf = (course: number) => `/api/modules/c${course}`;
  const keepCourse = async (course: number, now: number) => {
    const kept = await keepResponse(id, textOf(course), 'x'.repeat(1_000), now);
    await noteKeptCourse(id, course, [textOf(course)], now);
    return kept;
  };
  const keptTexts = () =>
    storage.addressesIn(cacheOf(id)).filter((address) => address.startsWith('/api/'));

  beforeEach(async () => {
    await openAccount(id);
  });

  it('are those opened last', async () => {
    for (const course of [1, 2, 3]) await keepCourse(course, NOW + course);
    await keepCourse(1, NOW + 4);
    await keepCourse(4, NOW + 5);
    expect(keptTexts()).toHaveLength(KEPT_COURSES);
    expect(keptTexts()).not.toContain(textOf(2));
  });

  it('make room when the device is full, and say when there is none', async () => {
    await keepCourse(1, NOW);
    storage.room = 1_500;
    expect(await keepCourse(2, NOW + 1)).toBe('kept');
    expect(keptTexts()).toEqual([textOf(2)]);
    storage.room = 900;
    expect(await keepCourse(3, NOW + 2)).toBe('full');
  });

  it('go when access to them has ended', async () => {
    await keepCourse(1, NOW);
    await keepCourse(2, NOW);
    await forgetCourse(id, 1);
    expect(keptTexts()).toEqual([textOf(2)]);
  });
});
