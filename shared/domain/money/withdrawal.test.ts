import { describe, expect, it } from 'vitest';
import { hasWithdrawalRight, withdrawalOffer } from './withdrawal.ts';

const PAID_AT = '2026-11-18T09:00:00.000Z';
const paid = { state: 'paid', paidAt: PAID_AT } as const;
const buyer = { isConsumer: true, isStarted: false };
const at = (days: number, seconds = 0) =>
  new Date(Date.parse(PAID_AT) + days * 86_400_000 + seconds * 1000);

describe('the right to withdraw', () => {
  it.each(['DE', 'FR', 'RE', 'AX', 'NO', 'IS', 'LI', 'GB'])('is of consumers in %s', (country) => {
    expect(hasWithdrawalRight(country)).toBe(true);
  });

  it.each(['US', 'CA', 'CH', 'TR', 'UA', 'JE'])('is not of consumers in %s', (country) => {
    expect(hasWithdrawalRight(country)).toBe(false);
  });
});

describe('the offer to withdraw', () => {
  it('stays open for more than the 14 days, to the second', () => {
    expect(withdrawalOffer(paid, buyer, at(14))).toMatchObject({ isOpen: true, reason: null });
    expect(withdrawalOffer(paid, buyer, at(19)).isOpen).toBe(true);
    expect(withdrawalOffer(paid, buyer, at(19, 1))).toMatchObject({
      isOpen: false,
      reason: 'window_over',
    });
  });

  it.each([
    // The last day is Good Friday, Christmas Day, a Saturday: the period ends with the next working day.
    ['2026-03-20T00:00:00+01:00', '2026-04-07T24:00:00+02:00'],
    ['2025-12-11T00:00:00+00:00', '2025-12-29T24:00:00+00:00'],
    ['2026-11-14T23:59:59-01:00', '2026-11-30T24:00:00-01:00'],
  ])('of a payment at %s does not end before %s', (paidAt, end) => {
    const { until } = withdrawalOffer({ state: 'paid', paidAt }, buyer, at(0));
    expect(Date.parse(until!)).toBeGreaterThanOrEqual(Date.parse(end));
  });

  it('closes with the start of a course, and for a buyer without the right', () => {
    const started = withdrawalOffer(paid, { ...buyer, isStarted: true }, at(1));
    expect(started).toMatchObject({ isOpen: false, reason: 'started' });
    const other = withdrawalOffer(paid, { ...buyer, isConsumer: false }, at(1));
    expect(other).toEqual({ isOpen: false, until: null, reason: 'no_withdrawal_right' });
  });

  it('is closed for what is refunded already', () => {
    expect(withdrawalOffer({ ...paid, state: 'refunded' }, buyer, at(1)).reason).toBe('refunded');
  });
});
