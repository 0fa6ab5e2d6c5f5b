import { expect, test } from 'vitest';
import { idOf } from '#account/ids.ts';
import { openTestAccount, type TestAccount } from '#testing/test-account.ts';

const HOUR = 3600;
const DAY = 86_400;
const CENTS = 3_000_000;

/** A yearly subscription whose invoices are sent and due in 30 days. */
async function invoiced(account: TestAccount) {
  const { stripe, customer } = account;
  const product = await stripe.products.create({ name: 'Enterprise plan, 60 seats' });
  return stripe.subscriptions.create({
    customer: customer.id,
    items: [
      {
        price_data: {
          currency: 'usd',
          product: product.id,
          unit_amount: CENTS,
          recurring: { interval: 'month', interval_count: 12 },
        },
      },
    ],
    billing_mode: { type: 'flexible' },
    collection_method: 'send_invoice',
    days_until_due: 30,
    payment_settings: {
      payment_method_types: ['customer_balance'],
      payment_method_options: {
        customer_balance: {
          funding_type: 'bank_transfer',
          bank_transfer: { type: 'us_bank_transfer' },
        },
      },
    },
  });
}

test('It is active at once, and its invoice is sent after an hour as a draft', async () => {
  const account = await openTestAccount();
  const { id, status } = await invoiced(account);
  expect(status).toBe('active');
  const draft = (await account.read(id)).latest_invoice;
  expect(draft).toMatchObject({ status: 'draft', collection_method: 'send_invoice' });
  expect(draft.due_date).toBe(draft.created + 30 * DAY);
  await account.emulator.advance(HOUR);
  expect((await account.read(id)).latest_invoice).toMatchObject({
    status: 'open',
    amount_due: CENTS,
  });
  expect(account.eventTypes()).toContain('invoice.sent');
});

test('An invoice that is overdue makes it past due, and a transfer makes it active again', async () => {
  const account = await openTestAccount();
  const { id } = await invoiced(account);
  await account.emulator.advance(30 * DAY - 1);
  expect((await account.read(id)).status).toBe('active');
  await account.emulator.advance(1);
  expect((await account.read(id)).status).toBe('past_due');
  await account.stripe.testHelpers.customers.fundCashBalance(account.customer.id, {
    amount: CENTS,
    currency: 'usd',
  });
  const paid = await account.read(id);
  expect(paid).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  const charges = await account.stripe.charges.list({ customer: account.customer.id });
  expect(charges.data).toMatchObject([{ payment_method_details: { type: 'customer_balance' } }]);
});

test('An operator marks an invoice as paid elsewhere, and the next term has an invoice of its own', async () => {
  const account = await openTestAccount();
  const { id, latest_invoice: first } = await invoiced(account);
  await account.emulator.advance(HOUR);
  await account.stripe.invoices.pay(idOf(first)!, { paid_out_of_band: true });
  expect((await account.read(id)).latest_invoice.status).toBe('paid');
  await account.emulator.advance(365 * DAY);
  const renewed = await account.read(id);
  expect(renewed).toMatchObject({ status: 'active', latest_invoice: { status: 'open' } });
  expect(renewed.latest_invoice.id).not.toBe(first);
});

test('A card on the page of the invoice pays it, and a declined one changes nothing', async () => {
  const account = await openTestAccount();
  const { id, latest_invoice: invoice } = await invoiced(account);
  await account.emulator.advance(HOUR);
  const payWith = (method: string) =>
    account.stripe.invoices.pay(idOf(invoice)!, { payment_method: method, off_session: false });
  await expect(payWith('pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' });
  expect((await account.read(id)).status).toBe('active');
  expect(await payWith('pm_card_visa')).toMatchObject({ status: 'paid' });
});

test('The price of the next term can change without a proration', async () => {
  const account = await openTestAccount();
  const { id, items } = await invoiced(account);
  const [item] = items.data;
  await account.stripe.subscriptions.update(id, {
    items: [
      {
        id: item!.id,
        price_data: {
          currency: 'usd',
          product: idOf(item!.price.product),
          unit_amount: 4_000_000,
          recurring: { interval: 'month', interval_count: 12 },
        },
      },
    ],
    proration_behavior: 'none',
  });
  await account.emulator.advance(366 * DAY);
  expect((await account.read(id)).latest_invoice.total).toBe(4_000_000);
});
