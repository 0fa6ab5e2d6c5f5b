import { describe, expect, test } from 'vitest';
import { cancelAtOf, nextPlanOf, type Scheduled } from './schedule.ts';

const NOW = 1_000;
const PERIOD_END = 2_000;
const LATER = 3_000;
const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

const price = (id: string) => ({ id, product: `tier_${id}`, lookup_key: id, unit_amount: 9900 });
const phase = (start_date: number, end_date: number, priceId: string) => ({
  start_date,
  end_date,
  items: [{ price: price(priceId) }],
});
const current = phase(NOW, PERIOD_END, 'professional');

/** A subscription with the fields that the functions read. */
const subscription = (change: object) =>
  ({
    id: 'sub_1',
    metadata: {},
    items: {
      data: [
        {
          current_period_start: NOW,
          current_period_end: PERIOD_END,
          price: price('professional'),
        },
      ],
    },
    cancel_at: null,
    cancel_at_period_end: false,
    schedule: null,
    ...change,
  }) as unknown as Scheduled;

const ending = { end_behavior: 'cancel', phases: [current] };
const continuing = {
  end_behavior: 'release',
  phases: [current, phase(PERIOD_END, LATER, 'entry')],
};

describe('the end of a subscription', () => {
  test.each([
    ['nothing', {}, null],
    ['the flag', { cancel_at_period_end: true, cancel_at: PERIOD_END }, PERIOD_END],
    ['the flag alone', { cancel_at_period_end: true }, PERIOD_END],
    ['a date', { cancel_at: LATER }, LATER],
    ['its schedule', { schedule: ending }, PERIOD_END],
    ['its schedule, even with another date', { schedule: ending, cancel_at: LATER }, PERIOD_END],
    [
      'the flag, before its schedule',
      { cancel_at_period_end: true, schedule: continuing },
      PERIOD_END,
    ],
    ['nothing when its schedule continues', { schedule: continuing }, null],
    [
      'nothing when its schedule continues, even with a date',
      { schedule: continuing, cancel_at: PERIOD_END },
      null,
    ],
  ] as const)('is set by %s', (_by, change, seconds) => {
    expect(cancelAtOf(subscription(change))).toBe(seconds === null ? null : instant(seconds));
  });

  test('hides the next plan, but not for a date beside a schedule that continues', () => {
    const waiting = { priceLookupKey: 'entry', unitAmountCents: 9900, from: instant(PERIOD_END) };
    const dated = { schedule: continuing, cancel_at: PERIOD_END };
    expect(nextPlanOf(subscription(dated))).toEqual(waiting);
    expect(nextPlanOf(subscription({ ...dated, cancel_at_period_end: true }))).toBeNull();
  });
});
