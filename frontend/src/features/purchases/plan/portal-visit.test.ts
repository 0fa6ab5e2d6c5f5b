import { describe, expect, it } from 'vitest';
import { subscription } from '#testing/purchase-samples.ts';
import { hasChangedSince } from './portal-visit.ts';

const LATER = '2026-12-20T09:00:00.000Z';
const windowOver = { isOpen: false, until: LATER, reason: 'window_over' } as const;

describe('a plan after a visit of the portal', () => {
  const plan = subscription();

  it.each([
    { tier: { slug: 'executive', name: 'Executive', price: 499 } },
    { nextTier: { name: 'Starter', price: 99, from: LATER } },
    { endsAt: LATER },
    { status: 'past_due' },
  ] as const)('differs with %j in every flow', (change) => {
    for (const flow of ['change-tier', 'overview', 'update-card'] as const) {
      expect(hasChangedSince({ flow, plan }, subscription(change))).toBe(true);
    }
  });

  it('is another one when it is gone', () => {
    expect(hasChangedSince({ flow: 'change-tier', plan }, null)).toBe(true);
  });

  it.each([{}, { seatsUsed: 3 }, { cancellation: windowOver }])(
    'is the same one with %j',
    (change) => {
      for (const flow of ['change-tier', 'overview', 'update-card'] as const) {
        expect(hasChangedSince({ flow, plan }, subscription(change))).toBe(false);
      }
    },
  );

  it('is the same one after a payment, where another tier is looked for', () => {
    const paid = subscription({ keptAmount: 398 });
    expect(hasChangedSince({ flow: 'change-tier', plan }, paid)).toBe(false);
    expect(hasChangedSince({ flow: 'update-card', plan }, paid)).toBe(true);
  });
});
