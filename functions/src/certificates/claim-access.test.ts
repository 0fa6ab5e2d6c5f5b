import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '#billing/billing-records.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { claimingEntitlement, type PaidAccess } from './claim-access.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
const ENDED = '2026-11-10T00:00:00.000Z';
const access = (kind: EntitlementRecord['kind'], endsAt: string | null): EntitlementRecord => ({
  entity: 'entitlement',
  name: kind,
  kind,
  courseIds: kind === 'trial' ? null : [14],
  startedAt: '2026-11-01T00:00:00.000Z',
  endsAt,
  orderId: `order-${kind}`,
});
const order = (state: OrderRecord['state'], courseId = 14) => ({
  state,
  items: [{ courseId, shareCents: 4_900 } as OrderRecord['items'][number]],
});
const plan = (changes: Partial<PaidAccess['plans'][number]> = {}) => ({
  orderId: 'order-subscription',
  courseIds: [14],
  lastPaidAt: '2026-11-01T00:00:00.000Z',
  keptCents: 19_900,
  isDisputed: false,
  ...changes,
});
const trial = access('trial', ENDED);
const purchase = access('purchase', null);
const subscription = access('subscription', ENDED);

describe('the access that a certificate is claimed with (K5)', () => {
  it.each<[string, Partial<PaidAccess>, EntitlementRecord['kind'] | undefined]>([
    ['nothing', {}, undefined],
    ['a purchase', { entitlements: [purchase] }, 'purchase'],
    ['a suspended purchase', { entitlements: [access('purchase', ENDED)] }, undefined],
    ['a trial that ended', { entitlements: [trial] }, 'trial'],
    ['a trial and a refund', { entitlements: [trial], orders: [order('refunded')] }, undefined],
    [
      'a trial and a lost dispute',
      { entitlements: [trial], orders: [order('dispute_lost')] },
      undefined,
    ],
    [
      'a trial and a refund of another course',
      { entitlements: [trial], orders: [order('refunded', 3)] },
      'trial',
    ],
    [
      'a trial and a plan whose money went back',
      { entitlements: [trial], plans: [plan({ keptCents: 0 })] },
      undefined,
    ],
    [
      'a purchase after a refund, beside the trial',
      { entitlements: [trial, purchase], orders: [order('refunded')] },
      'purchase',
    ],
    [
      'a plan that ended in the ordinary way',
      { entitlements: [trial, subscription], plans: [plan()] },
      'subscription',
    ],
    [
      'a plan in dispute',
      { entitlements: [subscription], plans: [plan({ isDisputed: true })] },
      undefined,
    ],
  ])('with %s', (_case, given, expected) => {
    const paid = { entitlements: [], orders: [], plans: [], ...given };
    expect(claimingEntitlement(paid, 14, now)?.kind).toBe(expected);
  });
});
