// @vitest-environment happy-dom
import { WebVitals } from '@learning/shared/contract/system';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pages } from '#app/pages.ts';
import { sampleVisit } from './sample-visit.ts';

let loading: number;
/** What the browser says about the visitor. */
const visitor = {
  doNotTrack: null as string | null,
  globalPrivacyControl: false,
  webdriver: false,
};

beforeEach(() => {
  loading = 0;
  Object.assign(visitor, { doNotTrack: null, globalPrivacyControl: false, webdriver: false });
  vi.stubGlobal('navigator', visitor);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((name) => {
    if (name === 'load') loading += 1;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns whether a page is measured once it has loaded. @param random what the browser draws */
function isMeasured(random: number, page: string | undefined = '/'): boolean {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  sampleVisit(page);
  return loading === 1;
}

describe('a visit', () => {
  it.each([
    [0, true],
    [0.049, true],
    [0.05, false],
    [0.9, false],
  ])('is measured for one page view in twenty: %d', (random, expected) => {
    expect(isMeasured(random)).toBe(expected);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }])(
    'is not measured with %o',
    (told) => {
      Object.assign(visitor, told);
      expect(isMeasured(0)).toBe(false);
    },
  );

  it('of a page without a definition is not measured', () => {
    sampleVisit(undefined);
    expect(loading).toBe(0);
  });
});

it('every page has a path that a report may name, without an id', () => {
  for (const { path } of pages) expect(WebVitals.safeParse({ page: path }).error).toBeUndefined();
  for (const page of ['/courses/14', '/verify/abc1', 'courses', '/x?email=a@b.example'])
    expect(WebVitals.safeParse({ page }).success, page).toBe(false);
});
