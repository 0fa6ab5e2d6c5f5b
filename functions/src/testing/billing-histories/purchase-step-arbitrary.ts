import fc from 'fast-check';
import { CARDS } from '../billing/shopper.ts';

const productId = fc.constantFrom(14, 15, 16, 1, 2);
const nth = fc.nat({ max: 7 });
/** Takes nothing off, a part, all, or is for one redemption. */
const promotion = fc.constantFrom(...([undefined, undefined, 'part', 'all', 'once'] as const));
/** Most buy without tax; of the others, some are elsewhere. */
const tax = fc.option(
  fc.record({
    behavior: fc.constantFrom('added' as const, 'included' as const),
    postalCode: fc.constantFrom('10001', '98104', '60601'),
  }),
  { nil: undefined, freq: 2 },
);
const card = fc.constantFrom(...Object.values(CARDS), CARDS.good, CARDS.good, CARDS.good);

/** A random step of a purchase; `nth` picks one of the existing orders or payments. */
export const purchaseStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('checkout' as const), productId, promotion, tax }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('buy' as const), productId, card, promotion, tax }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('complete' as const), nth }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), nth, card }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('authenticate' as const),
      nth,
      outcome: fc.constantFrom('complete' as const, 'fail' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reconcile' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('exchange' as const),
      nth,
      from: productId,
      to: productId,
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
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('dashboard' as const),
      nth,
      cents: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('price' as const),
      productId: fc.constantFrom(14, 15, 1, 2),
      cents: fc.integer({ min: 500, max: 12_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 3600, 86_400, 8 * 86_400, 31 * 86_400),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      kind: fc.constantFrom(
        '500' as const,
        '429' as const,
        'lost-before' as const,
        'lost-after' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
      writes: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('both' as const), nth, other: nth }),
  },
);
export type PurchaseStep = typeof purchaseStep extends fc.Arbitrary<infer T> ? T : never;
