import Stripe from 'stripe';
import { expect, onTestFinished } from 'vitest';
import { idOf } from '#account/ids.ts';
import {
  createStripeEmulator,
  EMULATED_SECRET_KEY,
  type EmulatorOptions,
  type PortalActions,
  type StripeEmulator,
} from '#emulator.ts';

export const START_TIME = new Date('2026-01-31T10:00:00.000Z');

/** An emulator with the official SDK. When the test ends, it expects no contract violations. */
export interface TestAccount {
  emulator: StripeEmulator;
  stripe: Stripe;
  customer: Stripe.Customer;
  /** Creates an unconfirmed payment, by default of $29.00. */
  payment: (amount?: number) => Promise<{ id: string; secret: string }>;
  /** Creates a product with a monthly price. */
  monthly: (cents: number) => Promise<Stripe.Price>;
  subscribe: (price: Stripe.Price, customerId?: string) => Promise<TestSubscription>;
  /** Opens the portal with these prices: upgrades at once, downgrades at the period's end. */
  openPortal: (prices: Stripe.Price[]) => Promise<PortalActions>;
  read: (subscriptionId: string) => Promise<TestSubscription>;
  eventTypes: () => string[];
}

export type TestSubscription = Omit<Stripe.Subscription, 'latest_invoice'> & {
  latest_invoice: Stripe.Invoice;
};

const EXPAND = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];

export function sdkOf(emulator: StripeEmulator): Stripe {
  return new Stripe(EMULATED_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      emulator.fetch(new Request(url, init)),
    ),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export async function openTestAccount(options: EmulatorOptions = {}): Promise<TestAccount> {
  const emulator = createStripeEmulator({ clock: () => START_TIME, ...options });
  onTestFinished(() => {
    expect(emulator.contractViolations()).toEqual([]);
  });
  const stripe = sdkOf(emulator);
  const customer = await stripe.customers.create({ email: 'ana@example.org' });
  return {
    emulator,
    stripe,
    customer,
    async payment(amount = 2900) {
      const intent = await stripe.paymentIntents.create({
        amount,
        currency: 'usd',
        customer: customer.id,
        automatic_payment_methods: { enabled: true },
      });
      return { id: intent.id, secret: intent.client_secret ?? '' };
    },
    async monthly(cents) {
      const product = await stripe.products.create({ name: `Tier ${cents}` });
      return stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: cents,
        recurring: { interval: 'month' },
      });
    },
    subscribe: async (price, customerId = customer.id) =>
      (await stripe.subscriptions.create({
        customer: customerId,
        items: [{ price: price.id }],
        billing_mode: { type: 'flexible' },
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: EXPAND,
      })) as TestSubscription,
    async openPortal(prices) {
      const { id: configuration } = await stripe.billingPortal.configurations.create({
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            products: prices.map((price) => ({ product: idOf(price.product), prices: [price.id] })),
            proration_behavior: 'always_invoice',
            schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
          },
        },
      });
      const session = await stripe.billingPortal.sessions.create({
        customer: customer.id,
        configuration,
        return_url: 'https://learn.example.org/account',
      });
      return emulator.portal(session.id);
    },
    read: async (id) =>
      (await stripe.subscriptions.retrieve(id, { expand: EXPAND })) as TestSubscription,
    eventTypes: () => emulator.objects().events.map((stored) => stored.type),
  };
}

export function secretOf(subscription: TestSubscription): string {
  return subscription.latest_invoice.confirmation_secret?.client_secret ?? '';
}

/** Creates a subscription, pays it with the card, and makes the card the customer's, which the portal can change. */
export async function subscribed(
  account: TestAccount,
  price: Stripe.Price,
  card?: string,
): Promise<TestSubscription> {
  const { stripe, customer } = account;
  const { id, default_payment_method: method } = await paidWithOwnCard(account, price, card);
  if (method === null) return account.read(id);
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: idOf(method) },
  });
  await stripe.subscriptions.update(id, { default_payment_method: '' });
  return account.read(id);
}

/** Creates a subscription and pays it with the card, which then belongs to the subscription alone. */
export async function paidWithOwnCard(
  account: TestAccount,
  price: Stripe.Price,
  card = '4242424242424242',
): Promise<TestSubscription> {
  const subscription = await account.subscribe(price);
  const { status } = await account.emulator.confirm(secretOf(subscription), card);
  if (status === 'requires_action') {
    await account.emulator.completeAuthentication(secretOf(subscription), 'complete');
  }
  return account.read(subscription.id);
}
