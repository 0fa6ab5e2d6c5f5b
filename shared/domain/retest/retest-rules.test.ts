import { describe, expect, it } from 'vitest';
import { afterFailedRetest, nextRetest, type RetestDays } from './retest-rules.ts';

const claimedAt = '2026-01-01T10:00:00.000Z';
const day = (days: number) => new Date(Date.parse(claimedAt) + days * 86_400_000);
const passed = (days: RetestDays) => ({ days, passedAt: day(days).toISOString() });

// Source: rules/certificates.md K29
describe('the next retest', () => {
  it.each([
    ['on the day of the claim', 0, [], null, { days: 30, opensAt: day(30) }],
    ['a moment before day 30', 29.99, [], null, { days: 30, opensAt: day(30) }],
    ['on day 30', 30, [], null, { days: 30, opensAt: day(30) }],
    ['on day 89, missed', 89, [], null, { days: 30, opensAt: day(30) }],
    ['on day 90, the first one missed', 90, [], null, { days: 90, opensAt: day(90) }],
    ['years later', 900, [], null, { days: 90, opensAt: day(90) }],
    ['after a pass on day 31', 31, [passed(30)], null, { days: 90, opensAt: day(90) }],
    ['on day 90 after a pass', 90, [passed(30)], null, { days: 90, opensAt: day(90) }],
    ['after both', 91, [passed(30), passed(90)], null, null],
    ['after the later one alone', 91, [passed(90)], null, null],
    ['while a wait lasts', 41, [], day(47), { days: 30, opensAt: day(47) }],
    ['after a wait', 50, [], day(47), { days: 30, opensAt: day(47) }],
    ['while a wait lasts over day 90', 85, [], day(92), { days: 90, opensAt: day(92) }],
    ['with a wait from before a pass', 60, [passed(30)], day(47), { days: 90, opensAt: day(90) }],
  ] as const)('%s', (_when, now, stillKnown, wait, expected) => {
    const nextAttemptAt = wait?.toISOString() ?? null;
    expect(nextRetest({ claimedAt, stillKnown, nextAttemptAt }, day(now))).toEqual(expected);
  });

  it('opens seven days after a failed one', () => {
    expect(afterFailedRetest(day(30))).toEqual(day(37));
  });
});
