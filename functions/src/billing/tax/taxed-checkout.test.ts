import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { TaxBehavior } from '@learning/shared/domain/money/tax';
import { START_CONSENT_VERSION } from '@learning/content/site/withdrawal';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { openPaymentApi, type PaymentApi } from '#testing/api/payment-api.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { expectConsistentPurchases } from '#testing/billing-histories/purchase-invariants.ts';
import { storePromotion } from '#testing/billing/promotion.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { activateTax, sellPlansWithTax } from '#testing/stripe/stripe-tax.ts';
import { changeOrder } from '../orders/change-order.ts';
import { issueDocuments } from '../invoices/issue-documents.ts';
import { listDocuments } from '../invoices/list-documents.ts';

const HOUR = 3_600;
const NEW_YORK = { country: 'US', postalCode: '10001' };
const SEATTLE = { country: 'US', postalCode: '98104' };
const CHICAGO = { country: 'US', postalCode: '60601' };
/** $29.00 in the catalog, with 8.875 % in New York. */
const COURSE = { courseId: 14 };

const billing = setUpBilling();
let harness: BillingHarness;
let api: PaymentApi;
const open = (tax: TaxBehavior, userId?: string) => {
  api = openPaymentApi(harness, { consumersOfEuropeCanBuy: true, tax }, userId);
};

beforeEach(async () => {
  harness = await billing.open();
  await activateTax(harness.sdk);
  open('added');
});

const checkout = async (body: object) =>
  (await api.send<PaymentIntent>('createPaymentIntent', { body: { ...COURSE, ...body } })).body;
const refusal = (body: object) =>
  api.refusal('createPaymentIntent', { body: { ...COURSE, ...body } });
const orders = () => harness.deps.orders.list(api.userId);
const payable = () =>
  harness.stripe.objects().paymentIntents.filter(({ status }) => status.startsWith('requires_'));
/** The tax that Stripe recorded, and what it took back. */
const recorded = () =>
  harness.stripe
    .objects()
    .taxTransactions.flatMap(({ line_items: lines }) => lines!.data.map((line) => line.amount_tax));

const details = (change: object) => ({
  companyName: null,
  contactName: null,
  address: null,
  taxId: null,
  purchaseOrderNumber: null,
  ...change,
});
const saveDetails = (change: object) =>
  api.send('saveInvoiceDetails', { params: { userId: 'me' }, body: details(change) });
const berlin = {
  line1: 'Hauptstraße 1',
  line2: null,
  city: 'Berlin',
  state: null,
  postalCode: '10115',
  country: 'DE',
};

describe('the price of a course with tax', () => {
  it('is that of the catalog and the tax, where tax is added', async () => {
    expect(await checkout(NEW_YORK)).toMatchObject({
      amount: 31.57,
      tax: { subtotal: 29, amount: 2.57, isIncluded: false, country: 'US', postalCode: '10001' },
    });
    expect(payable()).toMatchObject([{ amount: 3157 }]);
  });

  it('is that of the catalog, where tax is included', async () => {
    open('included');
    expect(await checkout(NEW_YORK)).toMatchObject({
      amount: 29,
      tax: { subtotal: 29, amount: 2.36, isIncluded: true },
    });
  });

  it('has a tax of zero where none is collected', async () => {
    expect(await checkout(CHICAGO)).toMatchObject({ amount: 29, tax: { amount: 0 } });
  });

  it('depends on the consent of a consumer of Europe as before', async () => {
    expect(await refusal({ country: 'DE' })).toBe('start_consent_required');
    const consent = { country: 'DE', startConsent: START_CONSENT_VERSION };
    expect(await checkout(consent)).toMatchObject({ amount: 34.51, tax: { amount: 5.51 } });
  });

  it('has no tax for a business of Europe, which owes it itself', async () => {
    await saveDetails({ address: berlin, taxId: { type: 'eu_vat', value: 'DE123456789' } });
    expect(await checkout({ country: 'DE' })).toMatchObject({ amount: 29, tax: { amount: 0 } });
  });

  it('follows the address of the invoice details rather than what is asked at checkout', async () => {
    await saveDetails({ address: berlin });
    expect(await checkout(NEW_YORK)).toMatchObject({ tax: { country: 'DE', postalCode: '10115' } });
  });

  it.each([{}, { country: 'US' }, { country: 'US', postalCode: '1000' }, { country: 'CA' }])(
    'needs a postal code: %j',
    async (body) => {
      expect(await refusal(body)).toBe('tax_address_required');
      expect(await orders()).toEqual([]);
    },
  );

  it('is not known while Stripe Tax is not set up, so nothing can be bought', async () => {
    harness = await billing.open();
    open('added');
    expect(await refusal(NEW_YORK)).toBe('payments_unavailable');
    expect(await orders()).toEqual([]);
  });

  it('is taxed after the discount, and free without tax', async () => {
    await storePromotion(harness, { code: 'HALF', percentOff: 50 });
    await storePromotion(harness, { code: 'ALL', percentOff: 100 });
    expect(await checkout({ ...NEW_YORK, promotionCode: 'HALF' })).toMatchObject({
      amount: 15.79,
      discount: { listPrice: 29, amount: 14.5 },
      tax: { subtotal: 14.5, amount: 1.29 },
    });
    const free = await checkout({ ...NEW_YORK, promotionCode: 'ALL' });
    expect(free).toMatchObject({ amount: 0, tax: null, confirmation: 'free' });
    expect(await checkout({ ...SEATTLE, promotionCode: 'ALL' })).toEqual(free);
    const params = { userId: 'me', orderId: free.orderId };
    await api.send('completeFreeOrder', { params });
    await expectConsistentPurchases(harness, api.userId);
  });
});

describe('a repeated checkout with tax', () => {
  it('is the same payment, and calculates nothing again (payment case 75)', async () => {
    const first = await checkout(NEW_YORK);
    expect(await checkout({ country: 'US', postalCode: ' 10001 ' })).toEqual(first);
    expect(harness.stripe.objects().taxCalculations).toHaveLength(1);
  });

  it.each([
    ['another address', 'added', SEATTLE, 32],
    ['the setting that includes tax', 'included', NEW_YORK, 29],
  ] as const)(
    'with %s replaces the payment (payment case 75)',
    async (_case, tax, body, amount) => {
      const first = await checkout(NEW_YORK);
      open(tax, api.userId);
      expect(first).toMatchObject({ amount: 31.57 });
      const second = await checkout(body);
      expect(second).toMatchObject({ amount });
      expect(payable()).toHaveLength(1);
      expect((await orders()).map(({ state }) => state)).toEqual(
        expect.arrayContaining(['canceled', 'open']),
      );
      await harness.stripe.confirm(second.clientSecret!, '4242424242424242');
      await harness.reconcileAll();
      await expectConsistentPurchases(harness, api.userId);
    },
  );

  it('counts other addresses like new checkouts', async () => {
    const codes = [];
    for (let zip = 10_001; zip < 10_024; zip += 1) {
      codes.push(await refusal({ country: 'US', postalCode: String(zip) }));
    }
    expect(codes.at(-1)).toBe('too_many_requests');
    expect(harness.stripe.objects().taxCalculations.length).toBeLessThanOrEqual(20);
  });

  it('never grants a payment of another amount', async () => {
    const { orderId } = await checkout(NEW_YORK);
    const [order] = await orders();
    const { id } = await harness.sdk.paymentIntents.create({
      amount: 2900,
      currency: 'usd',
      customer: order!.customerId,
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { environment: 'test', orderId, userId: api.userId, sku: order!.sku },
    });
    const { orders: repository } = harness.deps;
    const purchased = await repository.readPurchasedCourses(api.userId);
    const after = { ...order!, paymentIntentId: id };
    await changeOrder({ before: order!, after, purchased, now: harness.now() }, repository);
    await harness.reconcileAll();
    expect(await orders()).toMatchObject([
      { state: 'quarantined', quarantineReason: 'amount 2900 instead of 3157' },
    ]);
    expect(await harness.boughtCourses(api.userId)).toEqual([]);
  });
});

describe('a payment with tax', () => {
  it.each(['added', 'included'] as const)(
    'has its tax recorded once, whether or not its events arrive, and reversed with a refund (payment case 74): %s',
    async (tax) => {
      open(tax);
      const { orderId, amount } = await api.pay({ ...COURSE, ...NEW_YORK });
      const cents = tax === 'added' ? 257 : 236;
      // No event has arrived.
      expect(recorded()).toEqual([cents]);
      await harness.reconcileAll();
      await harness.reconcileAll();
      expect(recorded()).toEqual([cents]);
      expect(await harness.boughtCourses(api.userId)).toEqual([14]);
      await expectConsistentPurchases(harness, api.userId);
      await api.send('cancelPurchase', { params: { userId: 'me', orderId } });
      await harness.reconcileAll();
      expect(recorded()).toEqual([cents, -cents]);
      const [order] = await orders();
      expect(order).toMatchObject({ state: 'refunded', refundedCents: Math.round(amount * 100) });
      await expectConsistentPurchases(harness, api.userId);
    },
  );

  it('has a part of its tax reversed with a part of it (payment case 76)', async () => {
    const { paymentId } = await api.buy({ ...COURSE, ...NEW_YORK });
    await harness.stripe.refundFromDashboard(paymentId, 1000);
    await harness.reconcileAll();
    expect(recorded()).toEqual([257, -81]);
    expect(await orders()).toMatchObject([{ state: 'paid', refundedCents: 1000 }]);
    await harness.stripe.refundFromDashboard(paymentId);
    await harness.reconcileAll();
    expect(recorded().reduce((sum, cents) => sum + cents, 0)).toBe(0);
    await expectConsistentPurchases(harness, api.userId);
  });

  it('is worth its price before tax in an exchange', async () => {
    const { orderId } = await api.buy({ ...COURSE, ...NEW_YORK });
    const [purchase] = (await api.purchases()).purchases;
    expect(purchase).toMatchObject({
      amount: 31.57,
      tax: { amount: 2.57 },
      items: [{ amount: 29 }],
    });
    expect(orderId).toBe(purchase!.orderId);
  });

  it.each([
    ['added', [2900, 257], null],
    ['included', [2900], 'The total includes $2.36 tax.'],
  ] as const)('has an invoice that shows it: %s', async (tax, lines, sentence) => {
    open(tax);
    const { orderId } = await api.buy({ ...COURSE, ...NEW_YORK });
    const target = { kind: 'order' as const, userId: api.userId, orderId };
    await issueDocuments(target, harness.now(), harness.deps);
    const [invoice] = harness.stripe.objects().invoices;
    expect(invoice!.lines.data.map((line) => line.amount)).toEqual(lines);
    expect(invoice!.description).toBe(sentence);
    expect(invoice!.status).toBe('paid');
    const description = 'HR Documentation Essentials (Basic)';
    const { documents } = await listDocuments(api.userId, harness.deps);
    expect(documents).toMatchObject([{ description, isPaid: true }]);
    // The payment alone records tax.
    expect(recorded()).toHaveLength(1);
  });
});

describe('a plan with tax', () => {
  const PLAN = { courseId: undefined, pricingTierSlug: 'entry' };

  it.each([
    ['added', 107.79, 8.79],
    ['included', 99, 8.07],
  ] as const)(
    'is billed each month with tax (payment case 77): %s',
    async (tax, amount, taxAmount) => {
      open(tax);
      await sellPlansWithTax(harness.sdk, tax);
      const prepared = await checkout({ ...PLAN, ...NEW_YORK });
      expect(prepared).toMatchObject({ amount, tax: { subtotal: 99, amount: taxAmount } });
      await harness.stripe.confirm(prepared.clientSecret!, '4242424242424242');
      await harness.reconcileAll();
      expect(await harness.hasAccess(api.userId, 14)).toBe(true);
      await harness.advance(32 * 24 * HOUR);
      await harness.reconcileAll();
      const invoices = harness.stripe
        .objects()
        .invoices.map(({ total, status }) => [total, status]);
      const cents = Math.round(amount * 100);
      expect(invoices).toEqual([
        [cents, 'paid'],
        [cents, 'paid'],
      ]);
      expect(await harness.hasAccess(api.userId, 14)).toBe(true);
      const { subscription } = await api.purchases();
      expect(subscription).toMatchObject({ tier: { price: 99 }, keptAmount: (cents * 2) / 100 });
    },
  );

  it('is refused at prices that do not say whether they include tax', async () => {
    expect(await refusal({ ...PLAN, ...NEW_YORK })).toBe('payments_unavailable');
    expect(harness.counted).toContain('PriceMismatch');
  });

  it('is replaced before it is paid when the address changes, and the same otherwise (payment case 77)', async () => {
    await sellPlansWithTax(harness.sdk, 'added');
    const first = await checkout({ ...PLAN, ...NEW_YORK });
    expect(await checkout({ ...PLAN, ...NEW_YORK })).toEqual(first);
    const second = await checkout({ ...PLAN, ...SEATTLE });
    expect(second).toMatchObject({ amount: 109.25, tax: { amount: 10.25, postalCode: '98104' } });
    expect(payable()).toHaveLength(1);
    const statuses = harness.stripe.objects().subscriptions.map(({ status }) => status);
    expect(statuses).toEqual(['incomplete_expired', 'incomplete']);
  });

  it('keeps its place when the invoice details lose their address', async () => {
    await sellPlansWithTax(harness.sdk, 'added');
    await saveDetails({ address: { ...berlin, country: 'US', postalCode: '10001' } });
    await api.buy({ ...PLAN, ...NEW_YORK });
    await saveDetails({ companyName: 'Ana Inc.' });
    const [customer] = harness.stripe.objects().customers;
    expect(customer!.address).toMatchObject({ country: 'US', postal_code: '10001', line1: null });
  });

  it('waits for an address without which its renewal cannot be taxed, and is charged with it (payment case 80)', async () => {
    await sellPlansWithTax(harness.sdk, 'added');
    await api.buy({ ...PLAN, ...NEW_YORK });
    const [customer] = harness.stripe.objects().customers;
    await harness.sdk.customers.update(customer!.id, { address: '' });
    await harness.advance(32 * 24 * HOUR);
    await harness.reconcileAll();
    expect(harness.counted.filter((name) => name === 'InvoicesWithoutTax')).toHaveLength(1);
    expect((await api.purchases()).subscription).toMatchObject({ lacksTaxLocation: true });
    expect(harness.stripe.objects().events.map(({ type }) => type)).toContain(
      'invoice.finalization_failed',
    );
    await harness.reconcileAll();
    expect(harness.counted.filter((name) => name === 'InvoicesWithoutTax')).toHaveLength(1);
    const events = await eventRepository(harness.table).list(api.userId);
    expect(events.filter(({ type }) => type === 'planTaxAddressMissing')).toMatchObject([
      { data: { tierName: 'Starter' } },
    ]);
    await saveDetails({ address: { ...berlin, country: 'US', postalCode: '10001' } });
    await harness.reconcileAll();
    const invoices = harness.stripe.objects().invoices;
    expect(invoices.map(({ total, status }) => [total, status])).toEqual([
      [10_779, 'paid'],
      [10_779, 'paid'],
    ]);
    expect((await api.purchases()).subscription).toMatchObject({ lacksTaxLocation: false });
  });

  it('is refunded in full with its tax', async () => {
    await sellPlansWithTax(harness.sdk, 'added');
    const { orderId } = await api.buy({ ...PLAN, ...NEW_YORK });
    await api.send('cancelPurchase', { params: { userId: 'me', orderId } });
    await harness.reconcileAll();
    const target = { kind: 'subscription' as const, userId: api.userId, orderId };
    await issueDocuments(target, harness.now(), harness.deps);
    const { charges, creditNotes } = harness.stripe.objects();
    expect(charges).toMatchObject([{ amount: 10_779, amount_refunded: 10_779 }]);
    expect(creditNotes).toMatchObject([{ amount: 10_779 }]);
  });
});
