import { expect, test } from 'vitest';
import type Stripe from 'stripe';
import { openTestAccount, secretOf, subscribed, type TestAccount } from '#testing/test-account.ts';

type Call = (account: TestAccount) => Promise<unknown>;

const payment =
  (more: Partial<Stripe.PaymentIntentCreateParams>): Call =>
  ({ stripe }) =>
    stripe.paymentIntents.create({ amount: 2900, currency: 'usd', ...more });
const customer =
  (params: Stripe.CustomerCreateParams): Call =>
  ({ stripe }) =>
    stripe.customers.create(params);
const portal =
  (more: Partial<Stripe.BillingPortal.SessionCreateParams>): Call =>
  async ({ stripe, customer: { id } }) => {
    const features = { invoice_history: { enabled: true } };
    const { id: configuration } = await stripe.billingPortal.configurations.create({ features });
    return stripe.billingPortal.sessions.create({ customer: id, configuration, ...more });
  };
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']));

test.each<[string, Call, string, string | undefined]>([
  ['an e-mail address without a dot', customer({ email: 'ana@example' }), 'email', 'email_invalid'],
  [
    'an e-mail address with a space',
    customer({ email: 'a na@example.org' }),
    'email',
    'email_invalid',
  ],
  ['a receipt address', payment({ receipt_email: 'nope' }), 'receipt_email', 'email_invalid'],
  ['51 keys of metadata', customer({ metadata: keys(51) }), 'metadata', undefined],
  [
    'a long key of metadata',
    payment({ metadata: { ['k'.repeat(41)]: '1' } }),
    'metadata',
    undefined,
  ],
  [
    '501 characters of metadata',
    payment({ metadata: { note: 'n'.repeat(501) } }),
    'metadata[note]',
    undefined,
  ],
  ['a long description', payment({ description: 'd'.repeat(1001) }), 'description', undefined],
  ['a return address', portal({ return_url: 'nonsense' }), 'return_url', 'url_invalid'],
])('Stripe refuses %s that it does not accept', async (_, call, param, code) => {
  const error = await call(await openTestAccount()).then(
    () => undefined,
    (reason: unknown) => reason as Stripe.errors.StripeError,
  );
  expect(error).toMatchObject({ statusCode: 400, param, ...(code && { code }) });
});

test.each<[string, Call]>([
  ['50 keys of metadata', customer({ metadata: keys(50) })],
  ['500 characters of metadata', payment({ metadata: { ['k'.repeat(40)]: 'n'.repeat(500) } })],
  ['1000 characters of description', payment({ description: 'd'.repeat(1000) })],
  ['an address with a plus sign', customer({ email: 'ana+hr@mail.example.org' })],
  ['a local return address', portal({ return_url: 'http://localhost:5173/account' })],
])('Stripe accepts %s', async (_, call) => {
  await expect(call(await openTestAccount())).resolves.toMatchObject({});
});

test("An invoice's PaymentIntent cannot be canceled", async () => {
  const account = await openTestAccount();
  const subscription = await account.subscribe(await account.monthly(9900));
  const [id] = secretOf(subscription).split('_secret_');
  await expect(account.stripe.paymentIntents.cancel(id!)).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
  });
  expect((await account.read(subscription.id)).latest_invoice.status).toBe('open');
});

test('The portal opens no flow for a subscription that is over', async () => {
  const account = await openTestAccount();
  const { id } = await subscribed(account, await account.monthly(9900));
  const flow_data = {
    type: 'subscription_update',
    subscription_update: { subscription: id },
  } as const;
  await expect(portal({ flow_data })(account)).resolves.toMatchObject({
    flow: { type: 'subscription_update' },
  });
  await account.stripe.subscriptions.cancel(id);
  await expect(portal({ flow_data })(account)).rejects.toMatchObject({
    statusCode: 400,
    param: 'flow_data[subscription_update][subscription]',
  });
});

test("A customer's default card has to be attached to them", async () => {
  const { stripe, customer: one } = await openTestAccount();
  const other = await stripe.customers.create({});
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: other.id });
  const update = stripe.customers.update(one.id, {
    invoice_settings: { default_payment_method: card.id },
  });
  await expect(update).rejects.toMatchObject({ statusCode: 400 });
});
