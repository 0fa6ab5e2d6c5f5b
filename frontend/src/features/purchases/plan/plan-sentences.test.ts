import { describe, expect, it } from 'vitest';
import { subscription } from '#testing/purchase-samples.ts';
import { planSentence } from './plan-sentences.ts';

const LATER = '2026-12-20T09:00:00.000Z';
const END = '2026-12-28T09:00:00.000Z';
const over = { status: 'canceled', isGranting: false, endedAt: LATER } as const;

describe('the sentence about a plan', () => {
  it.each([
    [{}, /^Renews on December 20, 2026, until you cancel\.$/],
    [
      { nextTier: { name: 'Starter', price: 99, interval: 'month' as const, from: LATER } },
      /^Changes to Starter, \$99\.00 per month, on December 20, 2026\.$/,
    ],
    [
      { nextTier: { name: 'Starter', price: 990, interval: 'year' as const, from: LATER } },
      /^Changes to Starter, \$990\.00 per year, on December 20, 2026\.$/,
    ],
    [over, /^Ended on December 20, 2026\. Choose a plan to get its courses back/],
    [
      {
        ...over,
        isEndedUnpaid: true,
        unpaid: { amount: 199, nextAttemptAt: null, isPayable: true },
      },
      /^Ended on December 20, 2026, because the payment of \$199\.00 failed\. Choose a plan/,
    ],
    [
      {
        status: 'past_due',
        graceEndsAt: LATER,
        unpaid: { amount: 199, nextAttemptAt: LATER, isPayable: true },
      },
      /^Your payment of \$199\.00 failed\. You keep access to your courses until December 20, 2026 at/,
    ],
    [
      { status: 'past_due', graceEndsAt: LATER, endsAt: END },
      /^Your last payment failed\. You keep access to your courses until .+ The plan ends on December 28, 2026\.$/,
    ],
    [
      { status: 'unpaid', isGranting: false, endsAt: END },
      /Update your card to get them back\. The plan ends on December 28, 2026\.$/,
    ],
    [
      { status: 'unpaid', isGranting: false },
      /^Your last payment failed, so you cannot use its courses/,
    ],
  ] as const)('describes %j', (change, sentence) => {
    expect(planSentence(subscription(change))).toMatch(sentence);
  });
});
