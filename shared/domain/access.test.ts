import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grantingEntitlement, isActive, trialEndsAt, type Entitlement } from './access.ts';

const start = new Date('2026-11-18T09:30:00.000Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const HOUR_MS = 3_600_000;

describe('the trial', () => {
  test('ends exactly 72 hours after its start', () => {
    expect(trialEndsAt(start).toISOString()).toBe('2026-11-21T09:30:00.000Z');
  });

  test('counts hours, not calendar days, when the clocks change', () => {
    expect(trialEndsAt(new Date('2026-10-24T12:00:00Z'))).toEqual(new Date('2026-10-27T12:00:00Z'));
  });
});

describe('an entitlement', () => {
  const trial = { endsAt: trialEndsAt(start).toISOString() };

  test.each([
    ['at its start', 0, true],
    ['one second before its end', 72 * HOUR_MS - 1000, true],
    ['one millisecond before its end', 72 * HOUR_MS - 1, true],
    ['at the instant it ends', 72 * HOUR_MS, false],
    ['one millisecond after its end', 72 * HOUR_MS + 1, false],
  ])('is active %s: %s', (_when, milliseconds, active) => {
    expect(isActive(trial, after(milliseconds as number))).toBe(active);
  });

  test('never expires if it has no end', () => {
    expect(isActive({ endsAt: null }, new Date('2999-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('the granting entitlement', () => {
  const ending = (hours: number | null, courseIds: number[] | null = null): Entitlement => ({
    kind: hours === null ? 'purchase' : 'trial',
    courseIds,
    endsAt: hours === null ? null : after(hours * HOUR_MS).toISOString(),
  });

  test('is undefined if no entitlement covers the course', () => {
    expect(grantingEntitlement([], 1, start)).toBeUndefined();
    expect(grantingEntitlement([ending(null, [2, 3])], 1, start)).toBeUndefined();
    expect(grantingEntitlement([ending(null, [])], 1, start)).toBeUndefined();
  });

  test('is never an expired one', () => {
    expect(grantingEntitlement([ending(0), ending(-1)], 1, start)).toBeUndefined();
  });

  test('is the purchase if a trial is also active', () => {
    const purchase = ending(null, [1]);
    expect(grantingEntitlement([ending(72), purchase], 1, start)).toBe(purchase);
  });

  test('is the longest-lasting one among those that cover the course', () => {
    const longest = ending(48, [1]);
    const elsewhere = ending(96, [2]);
    expect(grantingEntitlement([ending(24), longest, elsewhere], 1, start)).toBe(longest);
  });

  const entitlement = fc
    .record({
      hours: fc.option(fc.integer({ min: -100, max: 100 })),
      courseIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }))),
    })
    .map(({ hours, courseIds }) => ending(hours, courseIds));

  test('exists exactly if an active entitlement covers the course, and none lasts longer', () => {
    fc.assert(
      fc.property(fc.array(entitlement), fc.integer({ min: 1, max: 4 }), (all, courseId) => {
        const opening = all.filter(
          (held) =>
            (held.endsAt === null || start < new Date(held.endsAt)) &&
            (held.courseIds?.includes(courseId) ?? true),
        );
        const granted = grantingEntitlement(all, courseId, start);
        const end = (source: Entitlement) =>
          source.endsAt === null ? Infinity : Date.parse(source.endsAt);
        const longest = opening.length > 0 ? Math.max(...opening.map(end)) : undefined;
        expect(granted && end(granted)).toBe(longest);
      }),
    );
  });
});
