import { describe, expect, it } from 'vitest';
import { parseLoginSearch } from './account-mode.ts';
import { goalOf } from './goal.ts';

const sentenceOf = (search: Record<string, unknown>) =>
  goalOf(parseLoginSearch(search))?.purpose('“Hiring”');

describe('what signing in is for (screens bug 9)', () => {
  it.each([
    [{ want: 'trial' }, 'start your free 3-day trial'],
    [{ want: 'trial', course: 7 }, 'start “Hiring” (3-day free trial, no card)'],
    [{ want: 'enroll', course: 7 }, 'enroll in “Hiring”'],
    [{ want: 'wishlist', course: '7' }, 'add “Hiring” to your wishlist'],
    [{ redirect: '/checkout?tier=professional' }, 'get the Professional plan ($199 a month)'],
    [{ redirect: '/checkout?course=14' }, 'buy “Hiring”'],
    [
      { redirect: '/checkout?course=16' },
      'buy the HR Documentation Bundle (Basic + Advanced) ($99)',
    ],
    [{ want: 'coaching' }, 'book a 1-on-1 session'],
    [{ redirect: '/notifications' }, 'see your notifications'],
    [{ redirect: '/checkout?tier=free' }, 'continue to checkout'],
    [{ redirect: '/course/7/play?module=m1' }, 'open “Hiring”'],
    [{ redirect: '/dashboard?tab=path' }, 'open your dashboard'],
    [{ redirect: '/account/purchases/' }, 'see your purchases'],
    [{ redirect: '/join' }, 'join the team'],
  ])('names %j', (search, purpose) => {
    expect(sentenceOf(search)).toBe(purpose);
  });

  it.each([
    {},
    { want: 'delete', course: 7 },
    { redirect: '/courses/7' },
    { redirect: '/constructor' },
  ])('is not named for %j', (search) => {
    expect(sentenceOf(search)).toBeUndefined();
  });

  it('leads an address that is not of this site to the dashboard', () => {
    expect(parseLoginSearch({ redirect: '//evil.example' })).toEqual({ redirect: '/dashboard' });
    expect(parseLoginSearch({ want: 'trial', redirect: '//evil.example', course: 'x' })).toEqual({
      want: 'trial',
    });
  });

  it('names the trial to who creates an account for a course', () => {
    expect(goalOf({ want: 'enroll', course: 7 })?.newcomersPurpose?.('“Hiring”')).toBe(
      'start “Hiring” (3-day free trial, no card)',
    );
  });
});
