import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canReload,
  isMissingCode,
  noteMissingCode,
  reloadIfReachable,
  reloadWhenReachable,
} from './missing-code.ts';

let reloads: number;
let stop: (() => void) | undefined;
const reload = () => {
  reloads += 1;
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let isReachable: boolean;

beforeEach(() => {
  reloads = 0;
  isReachable = true;
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () =>
    isReachable ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('offline')),
  );
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page whose code could not be loaded (screens bug 7)', () => {
  it('is told from other errors', () => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    expect(isMissingCode(error)).toBe(false);
    noteMissingCode(error);
    expect(isMissingCode(error)).toBe(true);
    expect(isMissingCode(undefined)).toBe(false);
  });

  it('is reloaded once after a release, and then leads to the error page', async () => {
    await reloadIfReachable(reload);
    expect(reloads).toBe(1);
    expect(canReload()).toBe(false);
    stop = reloadWhenReachable(reload);
    await wait(30_000);
    expect(reloads).toBe(1);
    await wait(30_000);
    expect(canReload()).toBe(true);
  });

  it('opens each time the connection is back, also twice in a minute', async () => {
    for (const _ of [1, 2]) {
      isReachable = false;
      stop = reloadWhenReachable(reload);
      await wait(1_000);
      isReachable = true;
      await wait(5_000);
    }
    expect(reloads).toBe(2);
  });

  it('waits offline and is reloaded when the connection is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stop = reloadWhenReachable(reload);
    await wait(60_000);
    expect(reloads).toBe(0);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await wait(0);
    expect(reloads).toBe(1);
  });

  it('is not reloaded while the server cannot be reached, although the device has a network', async () => {
    isReachable = false;
    stop = reloadWhenReachable(reload);
    await wait(20_000);
    expect(reloads).toBe(0);
    isReachable = true;
    await wait(5_000);
    expect(reloads).toBe(1);
  });
});
