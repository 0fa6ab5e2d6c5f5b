import { describe, expect, it } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary } from '#testing/learning-samples.ts';
import { ownSeat, pricingTier, subscription } from '#testing/purchase-samples.ts';
import {
  ownedCourses,
  coursesOf,
  includedCourses,
  sourcesOf,
  describeSources,
} from './included-courses.ts';

describe('the part of an order the learner already has', () => {
  const access = accessSummary({
    entitlements: [
      { kind: 'purchase', courseIds: [14], endsAt: null, isActive: true },
      { kind: 'purchase', courseIds: [15], endsAt: '2026-11-20T09:00:00.000Z', isActive: false },
      { kind: 'seat', courseIds: [1, 2], endsAt: null, isActive: true },
      { kind: 'subscription', courseIds: [2, 3], endsAt: null, isActive: true },
      { kind: 'trial', courseIds: null, endsAt: null, isActive: true },
    ],
  });

  it('separates owned courses from those in a plan or seat, and ignores the trial', () => {
    expect([...ownedCourses(access)]).toEqual([14]);
    expect([...includedCourses(access)]).toEqual([1, 2, 3]);
    expect(ownedCourses(undefined).size).toBe(0);
  });

  it('finds whether the plan, a seat or both include a course', () => {
    expect([...sourcesOf(access, [1])]).toEqual(['seat']);
    expect([...sourcesOf(access, [3, 14])]).toEqual(['subscription']);
    expect([...sourcesOf(access, [2])].toSorted()).toEqual(['seat', 'subscription']);
    expect([...sourcesOf(access, [14, 15])]).toEqual([]);
    expect(sourcesOf(undefined, [1]).size).toBe(0);
  });

  it('returns the courses in a single course, in the bundle and in a plan', () => {
    const courses = [course({ id: 1 }), course({ id: 13, level: 'expert' })];
    expect(coursesOf({ courseId: 3 }, [], [])).toEqual([3]);
    expect(coursesOf({ courseId: 16 }, [], [])).toEqual([14, 15]);
    expect(coursesOf({ pricingTierSlug: 'professional' }, [pricingTier()], courses)).toEqual([1]);
    expect(coursesOf({ pricingTierSlug: 'none' }, [pricingTier()], courses)).toEqual([]);
  });

  it.each([
    [subscription(), [], 'Your Professional plan already includes'],
    [subscription({ isGranting: false }), [ownSeat()], 'Your seat in Executive already includes'],
    [
      null,
      [ownSeat(), ownSeat({ tierName: 'Starter' })],
      'Your seats in Executive and Starter already include',
    ],
    [
      subscription(),
      [ownSeat()],
      'Your Professional plan and your seat in Executive already include',
    ],
    [null, [ownSeat({ isActive: false })], undefined],
  ])('names the plan, the seats, or both: %#', (plan, seats, words) => {
    const both = new Set(['subscription', 'seat'] as const);
    expect(describeSources({ subscription: plan, seats }, both)).toBe(words);
  });

  it('names only the sources that include the courses', () => {
    const own = { subscription: subscription(), seats: [ownSeat()] };
    expect(describeSources(own, new Set(['seat']))).toBe('Your seat in Executive already includes');
    expect(describeSources(own, new Set(['subscription']))).toBe(
      'Your Professional plan already includes',
    );
    expect(describeSources(own, new Set())).toBeUndefined();
  });
});
