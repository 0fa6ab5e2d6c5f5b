import { describe, expect, test } from 'vitest';
import type { SubscriptionRecord } from '../billing-records.ts';
import { newEvent } from '#events/event-writes.ts';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import { monthlyCentsOf, planValueEvents } from './plan-value-events.ts';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const waiting: SubscriptionRecord = sampleSubscription;
const running: SubscriptionRecord = {
  ...waiting,
  startedAt: NOW.toISOString(),
  status: 'active',
  tierSlug: 'entry',
  priceCents: 9_900,
};

const valueChange = (before: SubscriptionRecord, after: SubscriptionRecord) => {
  const [event] = planValueEvents({ before, after }, (type, subject, data) =>
    newEvent('u1', type, subject, data, NOW),
  );
  return event?.data;
};

// Source: rules/figures.md G6
describe('what a plan brings in a month', () => {
  test('begins with its first payment and ends once it is over', () => {
    expect(valueChange(waiting, running)).toMatchObject({
      fromMonthlyCents: 0,
      toProduct: 'plan#entry',
      toMonthlyCents: 9_900,
    });
    const ended = { ...running, status: 'canceled', isEndedUnpaid: true };
    expect(valueChange(running, ended)).toMatchObject({
      fromProduct: 'plan#entry',
      fromMonthlyCents: 9_900,
      toMonthlyCents: 0,
      isEndedUnpaid: true,
    });
  });

  test('changes with tier or price, and with nothing else', () => {
    const upgraded = { ...running, tierSlug: 'executive', priceCents: 19_900 };
    expect(valueChange(running, upgraded)).toMatchObject({
      fromProduct: 'plan#entry',
      toProduct: 'plan#executive',
      toMonthlyCents: 19_900,
    });
    expect(valueChange(running, { ...running, status: 'past_due' })).toBeUndefined();
    expect(valueChange(waiting, { ...waiting, tierSlug: 'executive' })).toBeUndefined();
  });

  test('is its part of the price of a longer term', () => {
    expect(
      monthlyCentsOf({ ...running, priceCents: 3_000_000, contract: { termMonths: 12 } }),
    ).toBe(250_000);
  });
});
