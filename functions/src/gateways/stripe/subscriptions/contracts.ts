import type { Stripe } from 'stripe';
import {
  TAX_LOCATION_INVALID,
  type BilledContract,
  type NewContractSubscription,
  type PaymentProvider,
} from '#billing/payment-provider.ts';
import { createOnce } from '../client/create-once.ts';
import { TAX_BEHAVIORS } from '../tax.ts';
import { mapStripeErrors, mapStripeErrorsUnless } from '../client/map-errors.ts';
import { itemOf } from './schedule.ts';
import { readSubscription } from './snapshot.ts';

type PaymentSettings = Stripe.SubscriptionCreateParams.PaymentSettings;

/** How the page of an invoice takes the money. What is not named follows from the account's settings. */
const PAYMENT_SETTINGS: Record<NewContractSubscription['payment'], PaymentSettings | undefined> = {
  invoice: undefined,
  card: { payment_method_types: ['card'] },
  bank_transfer: {
    payment_method_types: ['customer_balance'],
    payment_method_options: {
      customer_balance: {
        funding_type: 'bank_transfer',
        bank_transfer: { type: 'us_bank_transfer' },
      },
    },
  },
};

/** Implements contracts: subscriptions of companies whose invoices Stripe sends. */
export function stripeContracts(
  stripe: Stripe,
  clock: () => number,
  environment: string,
): Pick<PaymentProvider, 'createCompany' | 'createContractSubscription' | 'changeContractTerms'> {
  return {
    createCompany: ({ contractId, email }) =>
      createOnce({
        idempotencyKey: `cus:contract:${contractId}`,
        clock,
        async create(idempotencyKey) {
          const params = { email, metadata: { environment, contractId } };
          return (await stripe.customers.create(params, { idempotencyKey })).id;
        },
      }),

    createContractSubscription: (contract) =>
      createOnce({
        idempotencyKey: `sub:${contract.orderId}`,
        clock,
        async create(idempotencyKey) {
          const { orderId, userId, customerId, tierSlug, payment, netDays } = contract;
          const paymentSettings = PAYMENT_SETTINGS[payment];
          const { id } = await stripe.subscriptions.create(
            {
              customer: customerId,
              items: [{ price_data: await priceOf(stripe, contract, environment) }],
              billing_mode: { type: 'flexible' },
              collection_method: 'send_invoice',
              days_until_due: netDays,
              ...(contract.taxBehavior === null ? {} : { automatic_tax: { enabled: true } }),
              ...(paymentSettings ? { payment_settings: paymentSettings } : {}),
              metadata: { environment, orderId, userId, tierSlug, ...contract.metadata },
            },
            { idempotencyKey },
          );
          return readSubscription(stripe, id);
        },
        // The address may be another one by now.
        staleCodes: [TAX_LOCATION_INVALID],
        find: () => findOfOrder(stripe, contract),
      }),

    changeContractTerms: (subscriptionId, contract) =>
      mapStripeErrors(async () => {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId);
        const item = itemOf(subscription);
        const isSamePrice = item.price.unit_amount === contract.priceCents;
        await stripe.subscriptions.update(subscriptionId, {
          metadata: contract.metadata,
          ...(isSamePrice
            ? {}
            : {
                items: [{ id: item.id, price_data: await priceOf(stripe, contract, environment) }],
                proration_behavior: 'none',
              }),
        });
      }),
  };
}

async function findOfOrder(
  stripe: Stripe,
  { customerId, orderId }: Pick<NewContractSubscription, 'customerId' | 'orderId'>,
) {
  const page = { customer: customerId, status: 'all', limit: 100 } as const;
  for await (const { id, metadata } of stripe.subscriptions.list(page)) {
    if (metadata['orderId'] === orderId) return readSubscription(stripe, id);
  }
  return undefined;
}

/** Returns the price of a term. Its product's name is what the invoice prints. */
async function priceOf(
  stripe: Stripe,
  { contractId, priceCents, termMonths, taxBehavior }: BilledContract,
  environment: string,
) {
  return {
    currency: 'usd',
    product: await ensureProduct(stripe, contractId, environment),
    unit_amount: priceCents,
    recurring: { interval: 'month', interval_count: termMonths },
    ...(taxBehavior === null ? {} : { tax_behavior: TAX_BEHAVIORS[taxBehavior] }),
  } as const;
}

async function ensureProduct(
  stripe: Stripe,
  contractId: string,
  environment: string,
): Promise<string> {
  const id = `contract_${contractId}`;
  await mapStripeErrorsUnless(
    async () => {
      await stripe.products.create({
        id,
        name: 'Enterprise plan',
        metadata: { environment, contractId },
      });
    },
    ['resource_already_exists'],
    () => undefined,
  );
  return id;
}
