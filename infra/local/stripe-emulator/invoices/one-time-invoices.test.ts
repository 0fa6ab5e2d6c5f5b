import { expect, it } from 'vitest';
import { openTestAccount } from '#testing/test-account.ts';

it('bills a payment that was already made, with the company of the customer', async () => {
  const account = await openTestAccount();
  const { stripe, customer, emulator } = account;
  const { id: paymentIntentId, secret } = await account.payment(11900);
  await emulator.confirm(secret, '4242424242424242');
  await stripe.customers.update(customer.id, {
    name: 'Ana Example GmbH',
    address: { line1: 'Hauptstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' },
    invoice_settings: { custom_fields: [{ name: 'PO number', value: '4500-17' }] },
  });
  const taxId = await stripe.customers.createTaxId(customer.id, {
    type: 'eu_vat',
    value: 'DE123456789',
  });
  const draft = await stripe.invoices.create({ customer: customer.id, currency: 'usd' });
  expect(draft).toMatchObject({ status: 'draft', auto_advance: false, number: null });
  await stripe.invoiceItems.create({
    customer: customer.id,
    invoice: draft.id,
    amount: 11900,
    currency: 'usd',
    description: 'HR Foundations',
  });
  const open = await stripe.invoices.finalizeInvoice(draft.id);
  expect(open).toMatchObject({ status: 'open', amount_remaining: 11900, attempted: false });
  const paid = await stripe.invoices.attachPayment(draft.id, {
    payment_intent: paymentIntentId,
    expand: ['payments'],
  });
  expect(paid).toMatchObject({
    status: 'paid',
    amount_paid: 11900,
    amount_remaining: 0,
    customer_name: 'Ana Example GmbH',
    customer_address: { line1: 'Hauptstr. 1', line2: null, country: 'DE' },
    customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    custom_fields: [{ name: 'PO number', value: '4500-17' }],
  });
  expect(paid.number).toMatch(/-0001$/);
  expect(paid.payments!.data.map(({ status, is_default }) => [status, is_default])).toEqual([
    ['canceled', true],
    ['paid', false],
  ]);
  expect(account.eventTypes()).toEqual(
    expect.arrayContaining(['invoice.finalized', 'invoice_payment.paid', 'invoice.paid']),
  );

  // What was issued stays as it was.
  await stripe.customers.update(customer.id, { name: 'Another name', address: '' });
  await stripe.taxIds.del(taxId.id);
  const after = await stripe.customers.retrieve(customer.id, { expand: ['tax_ids'] });
  expect(after).toMatchObject({ name: 'Another name', address: null, tax_ids: { data: [] } });
  expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({
    customer_name: 'Ana Example GmbH',
    customer_tax_ids: [{ value: 'DE123456789' }],
  });
});

it('credits what was refunded, and no more', async () => {
  const account = await openTestAccount();
  const { stripe, customer, emulator } = account;
  const { id: paymentIntentId, secret } = await account.payment(5000);
  await emulator.confirm(secret, '4242424242424242');
  const { id } = await stripe.invoices.create({ customer: customer.id, currency: 'usd' });
  const item = { customer: customer.id, invoice: id, amount: 5000, currency: 'usd' };
  await stripe.invoiceItems.create(item);
  await stripe.invoices.finalizeInvoice(id);
  await expect(stripe.invoiceItems.create(item)).rejects.toMatchObject({
    code: 'invoice_not_editable',
  });
  await stripe.invoices.attachPayment(id, { payment_intent: paymentIntentId });
  const refund = await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 2000 });
  const note = { invoice: id, amount: 2000, refunds: [{ refund: refund.id }] };
  await expect(stripe.creditNotes.create({ ...note, amount: 2001 })).rejects.toThrow(/must equal/);
  await expect(stripe.creditNotes.create({ ...note, amount: 5001 })).rejects.toThrow(/remains/);
  const issued = await stripe.creditNotes.create(note);
  expect(issued).toMatchObject({ status: 'issued', amount: 2000, type: 'post_payment' });
  expect(issued.number).toMatch(/-0001-CN-01$/);
  await expect(stripe.creditNotes.create(note)).rejects.toThrow(/already linked/);
  const listed = await stripe.creditNotes.list({ customer: customer.id });
  expect(listed.data.map((listedItem) => listedItem.id)).toEqual([issued.id]);
  expect(await stripe.invoices.retrieve(id)).toMatchObject({
    status: 'paid',
    post_payment_credit_notes_amount: 2000,
  });
});

it('refuses a payment of another customer, a draft, and a tax id with a wrong format', async () => {
  const account = await openTestAccount();
  const { stripe, customer, emulator } = account;
  const other = await stripe.customers.create({ email: 'other@example.org' });
  const { id: paymentIntentId, secret } = await account.payment(2900);
  await emulator.confirm(secret, '4242424242424242');
  const { id } = await stripe.invoices.create({ customer: other.id, currency: 'usd' });
  const attach = () => stripe.invoices.attachPayment(id, { payment_intent: paymentIntentId });
  await expect(attach()).rejects.toThrow(/open invoices/);
  const item = { customer: other.id, invoice: id, amount: 2900, currency: 'usd' };
  await stripe.invoiceItems.create(item);
  await stripe.invoices.finalizeInvoice(id);
  await expect(attach()).rejects.toThrow(/customer and currency/);
  await expect(
    stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'nope' }),
  ).rejects.toMatchObject({ code: 'tax_id_invalid' });
});
