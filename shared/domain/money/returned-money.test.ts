import { describe, expect, it } from 'vitest';
import {
  isReturnedForGood,
  isRefundDue,
  isRefundFailed,
  isRefundOpen,
  isReturned,
  isUndecided,
  unreturnedCents,
  refundedCents,
} from './returned-money.ts';

type Withdrawal = [status: string, withdrawnCents: number];
type Refunds = [status: string, amountCents: number][];

/** A payment of $99. */
const payment = (refunds: Refunds = [], ...disputes: (string | Withdrawal)[]) => ({
  charge: {},
  amountReceivedCents: 9900,
  refunds: refunds.map(([status, amountCents]) => ({ status, amountCents })),
  disputes: disputes.map((dispute) => {
    const [status, withdrawnCents] = typeof dispute === 'string' ? [dispute, 0] : dispute;
    return { status, withdrawnCents };
  }),
});

describe('the returned part of a payment', () => {
  it.each([
    // [what, payment, returned, final, failed, open, due, unreturned]
    ['paid', payment(), false, false, false, true, true, 9900],
    ['with a pending refund', payment([['pending', 9900]]), true, false, false, false, false, 0],
    [
      'with a refund that succeeded',
      payment([['succeeded', 9900]]),
      true,
      true,
      false,
      false,
      false,
      0,
    ],
    [
      'with a partial refund',
      payment([['succeeded', 1000]]),
      false,
      false,
      false,
      true,
      true,
      8900,
    ],
    ['with a failed refund', payment([['failed', 9900]]), false, false, true, false, false, 9900],
    [
      'with a failed partial refund',
      payment([['failed', 1000]]),
      false,
      false,
      false,
      true,
      true,
      9900,
    ],
    [
      'with a partial refund and a canceled one',
      payment([
        ['succeeded', 900],
        ['canceled', 9000],
      ]),
      ...([false, false, true, false, false, 9000] as const),
    ],
    ['with an open dispute', payment([], 'needs_response'), false, false, false, true, false, 9900],
    ['with a lost dispute', payment([], 'lost'), true, true, false, false, false, 0],
    ['with a won dispute', payment([], 'won'), false, false, false, true, true, 9900],
    [
      'with a prevented dispute that took nothing',
      payment([], 'prevented'),
      ...([false, false, false, true, true, 9900] as const),
    ],
    [
      'with a prevented dispute that took everything',
      payment([], ['prevented', 9900]),
      ...([true, true, false, false, false, 0] as const),
    ],
    [
      'with a prevented dispute that took a part',
      payment([], ['prevented', 900]),
      ...([false, false, false, true, true, 9000] as const),
    ],
    [
      'with a partial refund and a prevented dispute for the rest',
      payment([['succeeded', 900]], ['prevented', 9000]),
      ...([true, true, false, false, false, 0] as const),
    ],
    [
      'with a refund and a prevented dispute for the same money',
      payment([['succeeded', 9900]], ['prevented', 9900]),
      ...([true, true, false, false, false, 0] as const),
    ],
    [
      'that was never charged',
      { ...payment(), charge: null },
      false,
      false,
      false,
      false,
      false,
      0,
    ],
  ])('is right for a payment %s', (_, paid, returned, final, failed, open, due, unreturned) => {
    expect([isReturned(paid), isReturnedForGood(paid), isRefundFailed(paid)]).toEqual([
      returned,
      final,
      failed,
    ]);
    expect([isRefundOpen(paid), isRefundDue(paid)]).toEqual([open, due]);
    expect(unreturnedCents([paid])).toBe(unreturned);
  });

  it('adds up the refunds of several payments, without failed ones', () => {
    const some: Refunds = [
      ['succeeded', 100],
      ['failed', 50],
    ];
    expect(refundedCents([payment(some), payment([['pending', 9900]])])).toBe(10_000);
    expect(refundedCents([payment(some, ['prevented', 200])])).toBe(300);
  });

  it.each([
    ['needs_response', true],
    ['under_review', true],
    ['an_unknown_status', true],
    ['appeal_needs_response', true],
    ['appeal_under_review', true],
    ['warning_needs_response', false],
    ['prevented', false],
    ['won', false],
    ['lost', false],
  ])('a dispute with status %s is undecided: %s', (status, expected) => {
    expect(isUndecided({ status, withdrawnCents: 0 })).toBe(expected);
  });
});
