import { describe, expect, it } from 'vitest';
import { subscription } from '#testing/purchase-samples.ts';
import { hasChangedSince } from './portal-visit.ts';

const LATER = '2026-12-20T09:00:00.000Z';
const windowOver = { isOpen: false, until: LATER, reason: 'window_over' } as const;

describe('a plan after a visit to the portal', () => {
  const plan = subscription();

  it.each([
    { tier: { slug: 'executive', name: 'Executive', price: 499, interval: 'month' as const } },
    { nextTier: { name: 'Starter', price: 99, interval: 'month' as const, from: LATER } },
    { endsAt: LATER },
    { status: 'past_due' },
  ] as const)('has changed with %j in every flow', (change) => {
    for (const flow of ['change-tier', 'overview', 'update-card'] as const) {
      expect(hasChangedSince({ flow, plan }, subscription(change))).toBe(true);
    }
  });

  it('has changed when it no longer exists', () => {
    expect(hasChangedSince({ flow: 'change-tier', plan }, null)).toBe(true);
  });

  it.each([{}, { seatsUsed: 3 }, { cancellation: windowOver }])(
    'has not changed with %j',
    (change) => {
      for (const flow of ['change-tier', 'overview', 'update-card'] as const) {
        expect(hasChangedSince({ flow, plan }, subscription(change))).toBe(false);
      }
    },
  );

  it('has not changed after a payment when a tier change is expected', () => {
    const paid = subscription({ keptAmount: 398 });
    expect(hasChangedSince({ flow: 'change-tier', plan }, paid)).toBe(false);
    expect(hasChangedSince({ flow: 'update-card', plan }, paid)).toBe(true);
  });
});
