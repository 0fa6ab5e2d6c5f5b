import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { disputeSnapshot } from './dispute-snapshot.ts';

type Move = [amount: number, currency: string];

const withdrawn = (...moves: Move[]) =>
  disputeSnapshot({
    id: 'du_1',
    status: 'prevented',
    created: 0,
    amount: 9900,
    currency: 'usd',
    balance_transactions: moves.map(([amount, currency]) => ({ amount, currency })),
  } as Stripe.Dispute).withdrawnCents;

it.each<[string, Move[], number]>([
  ['nothing was withdrawn', [], 0],
  ['all was withdrawn', [[-9900, 'usd']], 9900],
  ['a part was withdrawn', [[-900, 'usd']], 900],
  [
    'it was withdrawn and given back',
    [
      [-9900, 'usd'],
      [9900, 'usd'],
    ],
    0,
  ],
  ['more was withdrawn than disputed', [[-12_000, 'usd']], 9900],
  ['it was withdrawn in euros', [[-9100, 'eur']], 9900],
])('reads from the balance that %s', (_, moves, expected) => {
  expect(withdrawn(...moves)).toBe(expected);
});
