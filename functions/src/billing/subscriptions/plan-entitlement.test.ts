import { describe, expect, test } from 'vitest';
import type { SubscriptionRecord } from '../billing-records.ts';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import { changedEntitlement, planEntitlement } from './plan-entitlement.ts';

const startedAt = '2026-11-01T09:00:00.000Z';
const accessEndsAt = '2026-12-15T09:00:00.000Z';
const endedAt = '2026-11-20T09:00:00.000Z';
const plan = (change: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  ...sampleSubscription,
  startedAt,
  accessEndsAt,
  endedAt: null,
  courseIds: [1, 2],
  ...change,
});

describe('the entitlement of a plan', () => {
  test.each([
    ['open until its access ends', {}, accessEndsAt],
    ['closed since the plan ended', { accessEndsAt: null, endedAt }, endedAt],
    ['closed from the start when it never gave access', { accessEndsAt: null }, startedAt],
  ])('is %s', (_what, change, endsAt) => {
    expect(planEntitlement(plan(change))).toMatchObject({ courseIds: [1, 2], startedAt, endsAt });
  });

  test('does not exist before the plan is paid', () => {
    expect(planEntitlement(plan({ startedAt: null }))).toBeUndefined();
  });

  test.each([
    ['an unrelated change', plan(), plan({ keptCents: 100 }), undefined],
    ['a plan that was never paid', plan({ startedAt: null }), plan({ startedAt: null }), undefined],
    ['a first payment', plan({ startedAt: null }), plan(), accessEndsAt],
    ['an end', plan(), plan({ accessEndsAt: null, endedAt }), endedAt],
  ])('is stored again only when it differs: %s', (_what, before, after, endsAt) => {
    expect(changedEntitlement(before, after)?.endsAt).toBe(endsAt);
  });
});
