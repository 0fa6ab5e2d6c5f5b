import { describe, expect, it } from 'vitest';
import {
  isGone,
  isRefundDue,
  isRefundFailed,
  isRefundOpen,
  isReturned,
  isUndecided,
  keptCents,
  refundedCents,
} from './returned-money.ts';

type Refunds = [status: string, amountCents: number][];

/** $99 that were paid. */
const payment = (refunds: Refunds = [], ...disputes: string[]) => ({
  charge: {},
  amountReceivedCents: 9900,
  refunds: refunds.map(([status, amountCents]) => ({ status, amountCents })),
  disputes: disputes.map((status) => ({ status })),
});

describe('what of a payment is still here', () => {
  it.each([
    // [what, payment, returned, gone, failed, open, due, kept]
    ['nothing happened', payment(), false, false, false, true, true, 9900],
    ['on its way', payment([['pending', 9900]]), true, false, false, false, false, 0],
    ['arrived', payment([['succeeded', 9900]]), true, true, false, false, false, 0],
    ['a part of it', payment([['succeeded', 1000]]), false, false, false, true, true, 8900],
    ['failed', payment([['failed', 9900]]), false, false, true, false, false, 9900],
    ['a part that failed', payment([['failed', 1000]]), false, false, false, true, true, 9900],
    [
      'a part arrived, the rest called off',
      payment([
        ['succeeded', 900],
        ['canceled', 9000],
      ]),
      ...([false, false, true, false, false, 9000] as const),
    ],
    ['disputed', payment([], 'needs_response'), false, false, false, true, false, 9900],
    ['lost', payment([], 'lost'), true, true, false, false, false, 0],
    ['won', payment([], 'won'), false, false, false, true, true, 9900],
    ['never charged', { ...payment(), charge: null }, false, false, false, false, false, 0],
  ])('%s', (_, paid, returned, gone, failed, open, due, kept) => {
    expect([isReturned(paid), isGone(paid), isRefundFailed(paid)]).toEqual([
      returned,
      gone,
      failed,
    ]);
    expect([isRefundOpen(paid), isRefundDue(paid)]).toEqual([open, due]);
    expect(keptCents([paid])).toBe(kept);
  });

  it('adds up what went back of several, without what failed', () => {
    const some: Refunds = [
      ['succeeded', 100],
      ['failed', 50],
    ];
    expect(refundedCents([payment(some), payment([['pending', 9900]])])).toBe(10_000);
  });

  it.each([
    ['needs_response', true],
    ['under_review', true],
    ['a_word_of_tomorrow', true],
    ['warning_needs_response', false],
    ['prevented', false],
    ['won', false],
    ['lost', false],
  ])('a dispute in %s is undecided: %s', (status, expected) => {
    expect(isUndecided({ status })).toBe(expected);
  });
});
