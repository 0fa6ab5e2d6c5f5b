import type { Stripe } from 'stripe';
import { mapStripeErrors } from '../client/map-errors.ts';

/** In the customer's metadata: the balance to be given back. */
const SET_ASIDE = 'balanceSetAside';

/**
 * Finalizes an invoice that a payment has already paid in full, without the customer's balance: Stripe would take the credit as well,
 * and the payment would no longer fit the invoice. A call that is interrupted leaves the balance in the metadata for the next one.
 *
 * @see https://docs.stripe.com/billing/customer/balance
 */
export function withoutCredit(
  stripe: Stripe,
  customerId: string,
  finalize: () => Promise<Stripe.Invoice>,
): Promise<Stripe.Invoice> {
  return mapStripeErrors(async () => {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted !== true && customer.balance !== 0) {
      const setAside = customer.balance + setAsideOf(customer);
      await stripe.customers.update(customerId, {
        balance: 0,
        metadata: { [SET_ASIDE]: String(setAside) },
      });
    }
    const invoice = await finalize();
    await returnCredit(stripe, customerId);
    return invoice;
  });
}

/** Gives back what an earlier call has set aside. */
export async function returnCredit(stripe: Stripe, customerId: string): Promise<void> {
  const customer = await mapStripeErrors(() => stripe.customers.retrieve(customerId));
  if (customer.deleted === true || setAsideOf(customer) === 0) return;
  const balance = customer.balance + setAsideOf(customer);
  await mapStripeErrors(() =>
    stripe.customers.update(customerId, { balance, metadata: { [SET_ASIDE]: '' } }),
  );
}

const setAsideOf = ({ metadata }: Stripe.Customer) => Number(metadata[SET_ASIDE] ?? 0);
