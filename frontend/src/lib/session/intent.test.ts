// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Intent, readIntent, rememberIntent, takeIntent } from './intent.ts';

const WISH: Intent = {
  kind: 'wishlist',
  courseId: 7,
  courseTitle: 'Hiring',
  path: '/courses/7',
};

describe('what a visitor wanted before signing in (screens bug 9)', () => {
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });

  it('is done once, for the course and the action it was about', () => {
    rememberIntent(WISH);
    expect(takeIntent('enroll', 7)).toBe(false);
    expect(takeIntent('wishlist', 8)).toBe(false);
    expect(takeIntent('wishlist', 7)).toBe(true);
    expect(takeIntent('wishlist', 7)).toBe(false);
  });

  it('is named only where the sign-in form leads back to it', () => {
    rememberIntent(WISH);
    expect(readIntent('/courses/7')).toMatchObject(WISH);
    expect(readIntent('/courses/8')).toBeUndefined();
    expect(readIntent(undefined)).toBeUndefined();
  });

  it('is forgotten after an hour', () => {
    vi.useFakeTimers();
    rememberIntent(WISH);
    vi.advanceTimersByTime(3_600_000);
    expect(readIntent('/courses/7')).toBeUndefined();
    expect(takeIntent('wishlist', 7)).toBe(false);
  });

  it('is ignored when it was tampered with', () => {
    rememberIntent(WISH);
    sessionStorage.setItem(Object.keys(sessionStorage)[0]!, '{"kind":"wishlist"}');
    expect(takeIntent('wishlist', 7)).toBe(false);
  });
});
