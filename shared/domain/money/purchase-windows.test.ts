import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cancellationOffer as offerWith,
  type PaidPurchase,
  type PurchaseState,
  purchaseWindowsOf,
} from './purchase-windows.ts';

const PURCHASE_WINDOWS = purchaseWindowsOf({ cancellationHours: 24, exchangeDays: 30 });
const cancellationOffer = (
  order: PaidPurchase,
  hasCertificate: boolean,
  now: Date,
  windows = PURCHASE_WINDOWS,
) => offerWith(order, hasCertificate, now, windows);

const paidAt = '2026-11-18T09:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(paidAt) + seconds * 1000);
const paid = { state: 'paid' as const, paidAt };

describe('the offer to cancel', () => {
  test('is open for 24 hours from the charge, the last second included', () => {
    const until = '2026-11-19T09:00:00.000Z';
    const open = { isOpen: true, until, reason: null };
    expect(cancellationOffer(paid, false, after(0))).toEqual(open);
    expect(cancellationOffer(paid, false, after(86_400))).toEqual(open);
    expect(cancellationOffer(paid, false, after(86_400.001))).toEqual({
      isOpen: false,
      until,
      reason: 'window_over',
    });
  });

  test('is open if a request seems to come before the charge, because clocks differ', () => {
    expect(cancellationOffer(paid, false, after(-2)).isOpen).toBe(true);
  });

  test('lasts as long as the setting', () => {
    const windows = { ...PURCHASE_WINDOWS, cancellationSeconds: 14 * 86_400 };
    expect(cancellationOffer(paid, false, after(14 * 86_400), windows).isOpen).toBe(true);
    expect(cancellationOffer(paid, false, after(14 * 86_400 + 1), windows).isOpen).toBe(false);
  });

  test('ends when the certificate is claimed', () => {
    expect(cancellationOffer(paid, true, after(1))).toMatchObject({
      isOpen: false,
      reason: 'certificate_claimed',
    });
  });

  test.each([
    ['open', 'not_paid'],
    ['canceled', 'not_paid'],
    ['quarantined', 'not_paid'],
    ['refund_requested', 'refund_requested'],
    ['refunded', 'refunded'],
    ['refund_failed', 'refund_requested'],
    ['disputed', 'disputed'],
    ['dispute_lost', 'disputed'],
  ] satisfies [PurchaseState, string][])('is closed while the order is %s', (state, reason) => {
    expect(cancellationOffer({ state, paidAt }, false, after(1)).reason).toBe(reason);
  });

  test('never applied to an unpaid order', () => {
    expect(cancellationOffer({ state: 'open', paidAt: null }, false, after(1))).toEqual({
      isOpen: false,
      until: null,
      reason: 'not_paid',
    });
  });

  test('never opens again once it is closed', () => {
    const seconds = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(seconds, seconds, (before, more) => {
        const sooner = cancellationOffer(paid, false, after(before)).isOpen;
        const later = cancellationOffer(paid, false, after(before + more)).isOpen;
        expect(later && !sooner).toBe(false);
      }),
    );
  });
});
