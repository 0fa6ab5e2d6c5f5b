import type { Stripe } from 'stripe';
import { nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { listOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import { blank } from '#schemas/blank.ts';

/** Stripe's standard price for cards of the United States. */
const FEE_SHARE = 0.029;
const FEE_CENTS = 30;

interface Booking {
  type: Stripe.BalanceTransaction.Type;
  category: string;
  /** Of the charge, refund or dispute that it is about. */
  source: string;
  amount: number;
  currency: string;
  description?: string | null;
}

/** Books money on the balance; charges pay a fee. */
export function book(
  account: Account,
  { type, category, source, amount, currency, description = null }: Booking,
): Stripe.BalanceTransaction {
  const created = nowSeconds(account);
  const fee = category === 'charge' ? Math.round(amount * FEE_SHARE) + FEE_CENTS : 0;
  const booking: Stripe.BalanceTransaction = {
    ...blank('balance_transaction'),
    type,
    id: newId('txn_3', 23),
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'available',
  };
  account.rows.balanceTransactions.set(booking.id, booking);
  return booking;
}

export const balanceOperations: Operation[] = [
  listOperation('/v1/balance_transactions', 'balanceTransactions', ['source', 'type', 'currency']),
];
