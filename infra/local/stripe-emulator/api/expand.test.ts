import { expect, test } from 'vitest';
import { openTestAccount, paidWithOwnCard } from '#testing/test-account.ts';

async function paidAccount() {
  const account = await openTestAccount();
  const { id, secret } = await account.payment();
  await account.emulator.confirm(secret, '4242424242424242');
  await account.stripe.refunds.create({ payment_intent: id, amount: 100 });
  const subscription = await paidWithOwnCard(account, await account.monthly(9900));
  return { ...account, paymentId: id, subscriptionId: subscription.id };
}

test.each([
  ['customer', { object: 'customer', email: 'ana@example.org' }],
  ['payment_method', { object: 'payment_method', type: 'card' }],
  ['latest_charge', { object: 'charge', amount: 2900, amount_refunded: 100 }],
  ['latest_charge.refunds', { refunds: { data: [{ amount: 100 }] } }],
  ['latest_charge.customer', { customer: { email: 'ana@example.org' } }],
])('A PaymentIntent expanded by %s holds the object', async (path, expected) => {
  const { stripe, paymentId } = await paidAccount();
  const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: [path] });
  const [field] = path.split('.') as ['customer' | 'payment_method' | 'latest_charge'];
  expect(intent[field]).toMatchObject(expected);
});

test.each([
  ['latest_invoice', { latest_invoice: { object: 'invoice', status: 'paid' } }],
  [
    'latest_invoice.payments',
    { latest_invoice: { payments: { data: [{ status: 'paid', amount_paid: 9900 }] } } },
  ],
  ['default_payment_method', { default_payment_method: { object: 'payment_method' } }],
  [
    'items.data.price.product',
    { items: { data: [{ price: { product: { name: 'Tier 9900' } } }] } },
  ],
  ['pending_setup_intent', { pending_setup_intent: null }],
  ['schedule', { schedule: null }],
])('A subscription expanded by %s holds the object', async (path, expected) => {
  const { stripe, subscriptionId } = await paidAccount();
  const response = await stripe.subscriptions.retrieve(subscriptionId, { expand: [path] });
  expect(response).toMatchObject(expected);
});

test.each([
  ['latest_invoice.payments.data.payment.payment_intent', 'property_expansion_max_depth'],
  ['id', undefined],
  ['latest_invoice.unknown', undefined],
])('Expanding %s is refused', async (path, code) => {
  const { stripe, subscriptionId } = await paidAccount();
  await expect(
    stripe.subscriptions.retrieve(subscriptionId, { expand: [path] }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'expand', ...(code && { code }) });
});

test('A list expands every row below data', async () => {
  const { stripe, customer } = await paidAccount();
  const { data } = await stripe.charges.list({ customer: customer.id, expand: ['data.customer'] });
  expect(data).toHaveLength(2);
  for (const { customer: owner } of data) expect(owner).toMatchObject({ id: customer.id });
});

test('A reference to a deleted customer expands to the deleted customer', async () => {
  const { stripe, customer, paymentId } = await paidAccount();
  await stripe.customers.del(customer.id);
  const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: ['customer'] });
  expect(intent.customer).toEqual({ id: customer.id, object: 'customer', deleted: true });
});

test('Expanding changes the response, not the stored object', async () => {
  const { stripe, emulator, paymentId } = await paidAccount();
  const before = emulator.objects();
  await stripe.paymentIntents.retrieve(paymentId, {
    expand: ['customer', 'latest_charge.refunds'],
  });
  expect(emulator.objects()).toEqual(before);
});
