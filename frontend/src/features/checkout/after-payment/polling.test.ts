import type { PaymentState } from '@learning/shared/contract/purchases';
import { expect, it } from 'vitest';
import { asksStripe, nextPauseMs, POLL_GAPS_MS, type Polling } from './polling.ts';

const payment = (state: PaymentState['state']): PaymentState => ({
  orderId: 'o1',
  kind: 'course',
  description: 'HR Documentation: Basic',
  state,
  courseIds: [14],
});
const pause = (part: Partial<Polling>) =>
  nextPauseMs({
    payment: payment('waiting'),
    answers: 1,
    saysFailed: false,
    gapsMs: POLL_GAPS_MS,
    ...part,
  });

it('asks at growing intervals for a minute, then no more', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => pause({ answers: index + 1 }));
  const asked = pauses.filter((one) => one !== false);
  expect(asked.toSorted((a, b) => a - b)).toEqual(asked);
  expect(asked.reduce((sum, one) => sum + one, 0)).toBe(60_000);
  expect(pauses.at(-1)).toBe(false);
});

it.each(['granted', 'checking', 'disputed', 'refunded', 'failed'] as const)(
  'asks no more once it is %s',
  (state) => {
    expect(pause({ payment: payment(state) })).toBe(false);
  },
);

it('does not wait for a payment that Stripe says has failed', () => {
  expect(pause({ saysFailed: true })).toBe(false);
});

it('goes on after an answer that failed', () => {
  expect(pause({ payment: undefined, answers: 3 })).toBe(2_000);
});

it('checks a missing payment five times', () => {
  expect(pause({ payment: null, answers: 4 })).toBe(2_000);
  expect(pause({ payment: null, answers: 5 })).toBe(false);
});

it('looks at Stripe once the webhook is late, and at the first question of each round after that', () => {
  const looks = (round: number) =>
    POLL_GAPS_MS.map((_, answers) => (asksStripe({ answers, round }) ? answers : -1)).filter(
      (at) => at >= 0,
    );
  expect(looks(0)).toEqual([4, 5, 6, 7, 8, 9]);
  expect(looks(1)).toEqual([0, 4, 5, 6, 7, 8, 9]);
});
