// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Intent, intentOf, pathOf, requestIntent, searchOf, takeIntent } from './intent.ts';

const WISH: Intent = { kind: 'wishlist', courseId: 7 };
const PATH = '/courses/7';

describe('what a visitor wanted before signing in (screens bug 9)', () => {
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });

  it.each<[Intent, string]>([
    [{ kind: 'trial' }, '/dashboard?trial=start'],
    [{ kind: 'trial', courseId: 3 }, '/courses/3'],
    [{ kind: 'enroll', courseId: 3 }, '/courses/3'],
    [WISH, PATH],
  ])('survives an address and leads to a page of ours: %j', (intent, path) => {
    const query = new URLSearchParams(JSON.parse(JSON.stringify(searchOf(intent))));
    expect(intentOf(Object.fromEntries(query))).toEqual(intent);
    expect(pathOf(intent)).toBe(path);
  });

  it.each([
    {},
    { want: 'buy', course: 7 },
    { want: 'enroll' },
    { want: 'enroll', course: '//evil.example' },
    { want: 'enroll', course: -1 },
    { want: 'wishlist', course: '7.5' },
    { want: ['enroll'], course: [7, 8] },
  ])('is nothing but one of the list: %j', (search) => {
    expect(intentOf(search)).toBeUndefined();
  });

  it('leaves a wrong course out of the trial', () => {
    expect(intentOf({ want: 'trial', course: 'https://evil.example' })).toEqual({ kind: 'trial' });
  });

  it('is done once, on its page and for its learner', () => {
    requestIntent('ada', WISH);
    expect(takeIntent('ada', '/courses/8')).toBeUndefined();
    expect(takeIntent('grace', PATH)).toBeUndefined();
    expect(takeIntent('ada', PATH)).toEqual(WISH);
    expect(takeIntent('ada', PATH)).toBeUndefined();
  });

  it('is forgotten after an hour', () => {
    vi.useFakeTimers();
    requestIntent('ada', WISH);
    vi.advanceTimersByTime(3_600_000);
    expect(takeIntent('ada', PATH)).toBeUndefined();
  });

  it('is ignored when it was tampered with', () => {
    requestIntent('ada', WISH);
    const stored = JSON.stringify({ intent: { want: 'delete', course: 7 }, expiresAtMs: 9e15 });
    localStorage.setItem(Object.keys(localStorage)[0]!, stored);
    expect(takeIntent('ada', PATH)).toBeUndefined();
  });
});
