import fc from 'fast-check';
import type { SubscriptionStep } from './run-subscription-step.ts';

const card = fc.constantFrom(
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000000000000341',
  '4000000000005126',
);
const tierSlug = fc.constantFrom('entry', 'professional', 'executive');
const interval = fc.constantFrom('month' as const, 'month' as const, 'year' as const);
const hasCode = fc.boolean();
const nth = fc.nat({ max: 4 });
/** A random step in the life of a plan; likely steps come more often. */
export const anySubscriptionStep: fc.Arbitrary<SubscriptionStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('subscribe' as const),
      tierSlug,
      interval,
      card,
      hasCode,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('checkout' as const), tierSlug, interval, hasCode }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), card }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('changeTier' as const), tierSlug, interval }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('changeCard' as const), card }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payInvoice' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('setEnd' as const), atPeriodEnd: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('portalEnd' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      nth,
      share: fc.constantFrom(0.3, 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('dispute' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      nth,
      status: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endAtStripe' as const), nth }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(
        60,
        43_200,
        86_400,
        4 * 86_400,
        12 * 86_400,
        31 * 86_400,
        366 * 86_400,
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reconcile' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconcileTwice' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      write: fc.integer({ min: 1, max: 3 }),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      kind: fc.constantFrom('500' as const, 'lost-before' as const, 'lost-after' as const),
    }),
  },
);
