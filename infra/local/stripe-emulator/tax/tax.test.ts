import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { openTestAccount } from '#testing/test-account.ts';

const HEAD_OFFICE = {
  address: { country: 'US', state: 'NY', postal_code: '10001', line1: '1 Main' },
};
const NEW_YORK = { country: 'US', postal_code: '10001' };

async function openTaxed() {
  const account = await openTestAccount();
  const { stripe, customer } = account;
  await stripe.tax.settings.update({ head_office: HEAD_OFFICE });
  const calculate = (
    amount: number,
    address: { country: string; postal_code?: string } = NEW_YORK,
    more: Partial<Stripe.Tax.CalculationCreateParams.LineItem> = {},
    taxIds: Stripe.Tax.CalculationCreateParams.CustomerDetails.TaxId[] = [],
  ) =>
    stripe.tax.calculations.create({
      currency: 'usd',
      line_items: [{ amount, reference: 'order', ...more }],
      customer_details: { address, address_source: 'billing', tax_ids: taxIds },
    });
  const pay = async (calculation: Stripe.Tax.Calculation) => {
    const intent = await stripe.paymentIntents.create({
      amount: calculation.amount_total,
      currency: 'usd',
      customer: customer.id,
      automatic_payment_methods: { enabled: true },
      hooks: { inputs: { tax: { calculation: calculation.id! } } },
    });
    return intent;
  };
  const transactions = () =>
    account.emulator.objects().taxTransactions.map(({ type, reference, line_items: lines }) => ({
      type,
      reference,
      amount: lines!.data[0]!.amount,
      tax: lines!.data[0]!.amount_tax,
    }));
  return { ...account, calculate, pay, transactions };
}

describe('a calculation', () => {
  it('is refused until the account has a head office', async () => {
    const { stripe } = await openTestAccount();
    expect((await stripe.tax.settings.retrieve()).status_details).toEqual({
      pending: { missing_fields: ['head_office'] },
    });
    const refused = stripe.tax.calculations.create({
      currency: 'usd',
      line_items: [{ amount: 100 }],
      customer_details: { address: NEW_YORK },
    });
    await expect(refused).rejects.toMatchObject({ code: 'stripe_tax_inactive' });
    expect((await stripe.tax.settings.update({ head_office: HEAD_OFFICE })).status).toBe('active');
  });

  it.each([
    ['added in New York', NEW_YORK, {}, { amount_total: 3157, tax_amount_exclusive: 257 }],
    [
      'included in New York',
      NEW_YORK,
      { tax_behavior: 'inclusive' as const },
      { amount_total: 2900, tax_amount_inclusive: 236, tax_amount_exclusive: 0 },
    ],
    [
      'zero where nothing is collected',
      { country: 'US', postal_code: '60601' },
      {},
      { amount_total: 2900 },
    ],
    ['added in Germany', { country: 'DE' }, {}, { amount_total: 3451 }],
  ])('is %s', async (_case, address, line, expected) => {
    const { calculate } = await openTaxed();
    expect(await calculate(2900, address, line)).toMatchObject(expected);
  });

  it('leaves the tax to a business of Europe with a tax id', async () => {
    const { calculate } = await openTaxed();
    const calculation = await calculate(2900, { country: 'DE' }, {}, [
      { type: 'eu_vat', value: 'DE123456789' },
    ]);
    expect(calculation).toMatchObject({ amount_total: 2900, tax_amount_exclusive: 0 });
    expect(calculation.tax_breakdown[0]!.taxability_reason).toBe('reverse_charge');
  });

  it.each([{ country: 'US' }, { country: 'US', postal_code: '1000' }, { country: 'CA' }])(
    'is refused for %j, which is not precise enough',
    async (address) => {
      const { calculate } = await openTaxed();
      await expect(calculate(2900, address)).rejects.toMatchObject({
        code: 'customer_tax_location_invalid',
      });
    },
  );
});

describe('the tax of a payment', () => {
  it('is recorded when it succeeds, once for each calculation', async () => {
    const { emulator, stripe, calculate, pay, transactions } = await openTaxed();
    const calculation = await calculate(2900);
    const [paid, other] = [await pay(calculation), await pay(calculation)];
    expect(transactions()).toEqual([]);
    await emulator.confirm(paid.client_secret!, '4242424242424242');
    await emulator.confirm(other.client_secret!, '4242424242424242');
    expect(transactions()).toEqual([
      { type: 'transaction', reference: paid.id, amount: 2900, tax: 257 },
    ]);
    const association = await stripe.tax.associations.find({ payment_intent: other.id });
    expect(association.tax_transaction_attempts).toMatchObject([
      { status: 'errored', errored: { reason: 'another_payment_associated_with_calculation' } },
    ]);
  });

  it('goes back with its refunds, to the cent', async () => {
    const { emulator, calculate, pay, transactions } = await openTaxed();
    const { id, client_secret: secret } = await pay(await calculate(2900));
    await emulator.confirm(secret!, '4242424242424242');
    for (const amount of [1000, 1000, undefined]) await emulator.refundFromDashboard(id, amount);
    expect(transactions().slice(1)).toMatchObject([
      { type: 'reversal', amount: -919, tax: -81 },
      { type: 'reversal', amount: -919, tax: -81 },
      { type: 'reversal', amount: -1062, tax: -95 },
    ]);
    expect(transactions().reduce((sum, { tax }) => sum + tax, 0)).toBe(0);
  });

  it('comes back when the refund fails', async () => {
    const { emulator, calculate, pay, transactions } = await openTaxed();
    const { id, client_secret: secret } = await pay(await calculate(2900));
    await emulator.confirm(secret!, '4000000000005126');
    await emulator.refundFromDashboard(id);
    await emulator.advance(3600);
    expect(transactions().map(({ tax }) => tax)).toEqual([257, -257, 257]);
  });

  it('is recorded when a bank debit arrives', async () => {
    const { emulator, calculate, pay, transactions } = await openTaxed();
    const { client_secret: secret } = await pay(await calculate(2900));
    await emulator.confirmByDebit(secret!, '000123456789');
    expect(transactions()).toEqual([]);
    await emulator.advance(4 * 86_400);
    expect(transactions()).toHaveLength(1);
  });
});

describe('a subscription with automatic tax', () => {
  const subscribe = async (behavior: 'exclusive' | 'inclusive' | 'unspecified') => {
    const account = await openTaxed();
    const { stripe, customer } = account;
    const product = await stripe.products.create({ name: 'Starter' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 2900,
      recurring: { interval: 'month' },
      tax_behavior: behavior,
    });
    const create = () =>
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        billing_mode: { type: 'flexible' },
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        automatic_tax: { enabled: true },
        expand: ['latest_invoice.confirmation_secret'],
      });
    return { ...account, create };
  };

  it('is refused without an address, and at a price that does not say whether it includes tax', async () => {
    const { stripe, customer, create } = await subscribe('exclusive');
    await expect(create()).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
    const update = stripe.customers.update(customer.id, {
      address: { country: 'US' },
      tax: { validate_location: 'immediately' },
    });
    await expect(update).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
    const other = await subscribe('unspecified');
    await other.stripe.customers.update(other.customer.id, { address: NEW_YORK });
    await expect(other.create()).rejects.toMatchObject({ param: 'items[0][price]' });
  });

  it.each([
    ['exclusive' as const, { subtotal: 2900, total: 3157, total_excluding_tax: 2900 }, 257],
    ['inclusive' as const, { subtotal: 2900, total: 2900, total_excluding_tax: 2664 }, 236],
  ])('bills %s tax in the first month and in later ones', async (behavior, expected, tax) => {
    const { emulator, stripe, customer, create } = await subscribe(behavior);
    await stripe.customers.update(customer.id, { address: NEW_YORK });
    const subscription = await create();
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ ...expected, amount_due: expected.total });
    expect(invoice.total_taxes).toMatchObject([{ amount: tax }]);
    await emulator.confirm(invoice.confirmation_secret!.client_secret, '4242424242424242');
    await emulator.advance(32 * 86_400);
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ total, status }) => [total, status])).toEqual([
      [expected.total, 'paid'],
      [expected.total, 'paid'],
    ]);
  });
});
