import type { PaymentState } from '@learning/shared/contract/purchases';
import { expect, it } from 'vitest';
import { shouldAskStripe, nextPauseMs, POLL_PAUSES_MS, type Polling } from './polling.ts';

const payment = (state: PaymentState['state']): PaymentState => ({
  orderId: 'o1',
  kind: 'course',
  description: 'HR Documentation: Basic',
  state,
  interval: null,
  courseIds: [14],
});
const pause = (part: Partial<Polling>) =>
  nextPauseMs({
    payment: payment('waiting'),
    responses: 1,
    hasFailedStatus: false,
    pausesMs: POLL_PAUSES_MS,
    ...part,
  });

it('polls at growing intervals for a minute, then stops', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => pause({ responses: index + 1 }));
  const runningPauses = pauses.filter((paused) => paused !== false);
  expect(runningPauses.toSorted((a, b) => a - b)).toEqual(runningPauses);
  expect(runningPauses.reduce((sum, runningPause) => sum + runningPause, 0)).toBe(60_000);
  expect(pauses.at(-1)).toBe(false);
});

it.each(['granted', 'checking', 'disputed', 'refunded', 'failed'] as const)(
  'stops polling once the payment is %s',
  (state) => {
    expect(pause({ payment: payment(state) })).toBe(false);
  },
);

it('does not poll a payment that Stripe returned as failed', () => {
  expect(pause({ hasFailedStatus: true })).toBe(false);
});

it('keeps polling after a failed check', () => {
  expect(pause({ payment: undefined, responses: 3 })).toBe(2_000);
});

it('checks a missing payment five times', () => {
  expect(pause({ payment: null, responses: 4 })).toBe(2_000);
  expect(pause({ payment: null, responses: 5 })).toBe(false);
});

it('asks Stripe once the webhook is late, and at the first check of each later round', () => {
  const stripeChecks = (round: number) =>
    POLL_PAUSES_MS.map((_, responses) =>
      shouldAskStripe({ responses, round }) ? responses : -1,
    ).filter((at) => at >= 0);
  expect(stripeChecks(0)).toEqual([4, 5, 6, 7, 8, 9]);
  expect(stripeChecks(1)).toEqual([0, 4, 5, 6, 7, 8, 9]);
});
