import type { NewInvoiceDetails } from '@learning/shared/contract/invoices';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { openPaymentApi, type PaymentApi } from '#testing/api/payment-api.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';

const DETAILS: NewInvoiceDetails = {
  companyName: 'Example GmbH',
  contactName: 'Accounts payable',
  address: {
    line1: 'Hauptstr. 1',
    line2: null,
    city: 'Berlin',
    state: null,
    postalCode: '10115',
    country: 'DE',
  },
  taxId: { type: 'eu_vat', value: 'de 123456789' },
  purchaseOrderNumber: '4500-17',
};
const STORED = { ...DETAILS, taxId: { type: 'eu_vat', value: 'DE123456789' } };

let table: Table | undefined;
let harness: BillingHarness;
let api: PaymentApi;
beforeEach(async () => {
  table ??= await createCatalogTable();
  harness = await openBillingHarness({ table });
  api = openPaymentApi(harness);
});

const lastInvoice = () => harness.stripe.objects().invoices.at(-1)!;
const printed = {
  customer_name: 'Example GmbH',
  customer_address: { line1: 'Hauptstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' },
  customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
  custom_fields: [
    { name: 'Attention', value: 'Accounts payable' },
    { name: 'PO number', value: '4500-17' },
  ],
};

describe('invoice details', () => {
  it('are on the invoice of a course, and remembered for the next purchase', async () => {
    expect((await api.send('getInvoiceDetails')).body).toMatchObject({ companyName: null });
    const saved = await api.send('saveInvoiceDetails', { body: DETAILS });
    expect(saved.body).toEqual(STORED);
    expect((await api.send('getInvoiceDetails')).body).toEqual(STORED);
    await api.pay({ courseId: 14 });
    const webhook = openWebhook(harness);
    await webhook.deliver(webhook.last('v1.payment_intent.succeeded'));
    expect(lastInvoice()).toMatchObject({ status: 'paid', ...printed });
    expect(harness.stripe.contractViolations()).toEqual([]);
  });

  it('that come after a plan’s checkout was opened replace its unpaid first invoice', async () => {
    const body = { pricingTierSlug: 'entry' };
    const first = await api.send<{ clientSecret: string }>('createPaymentIntent', { body });
    expect(lastInvoice().customer_name).toBeNull();
    await api.send('saveInvoiceDetails', { body: DETAILS });
    const second = await api.send<{ clientSecret: string }>('createPaymentIntent', { body });
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    expect(harness.stripe.objects().invoices.map(({ status }) => status)).toEqual(['void', 'open']);
    expect(lastInvoice()).toMatchObject(printed);
    // Saving the same again changes nothing.
    await api.send('saveInvoiceDetails', { body: DETAILS });
    expect(harness.stripe.objects().invoices).toHaveLength(2);
  });

  it('can be changed and removed', async () => {
    await api.send('saveInvoiceDetails', { body: DETAILS });
    const other = { ...DETAILS, taxId: { type: 'us_ein', value: '12-3456789' }, address: null };
    await api.send('saveInvoiceDetails', { body: other });
    expect((await api.send('getInvoiceDetails')).body).toEqual(other);
    const nothing = {
      companyName: null,
      contactName: null,
      address: null,
      taxId: null,
      purchaseOrderNumber: null,
    };
    await api.send('saveInvoiceDetails', { body: nothing });
    expect((await api.send('getInvoiceDetails')).body).toEqual(nothing);
  });

  it.each([
    [{ taxId: { type: 'us_ein', value: 'DE123456789' } }, 'body.taxId.value'],
    [{ taxId: { type: 'planet_vat', value: '1' } }, 'body.taxId.type'],
    [{ address: { ...DETAILS.address, country: 'Germany' } }, 'body.address.country'],
    [{ companyName: ' ' }, 'body.companyName'],
    [{ purchaseOrderNumber: 'x'.repeat(141) }, 'body.purchaseOrderNumber'],
  ])('refuse %j at its field', async (change, path) => {
    const response = await api.send<{ fields: { path: string }[] }>('saveInvoiceDetails', {
      body: { ...DETAILS, ...change },
    });
    expect(response.status).toBe(400);
    expect(response.body.fields.map((field) => field.path)).toEqual([path]);
    expect(harness.stripe.objects().customers).toEqual([]);
  });
});

describe('the acceptance of the terms', () => {
  it('is stored with the order at the server’s time, once per version, and refused for an older version', async () => {
    const { body } = await api.send<{ orderId: string }>('createPaymentIntent', {
      body: { courseId: 14 },
    });
    const params = { orderId: body.orderId };
    const version = harness.deps.termsVersion;
    const accepted = await api.send('acceptTerms', { params, body: { version } });
    expect(accepted).toMatchObject({
      status: 201,
      body: { version, acceptedAt: harness.now().toISOString() },
    });
    await harness.advance(60);
    expect((await api.send('acceptTerms', { params, body: { version } })).body).toEqual(
      accepted.body,
    );
    expect(await harness.deps.terms.find(api.userId, body.orderId)).toMatchObject({ version });
    const outdated = { params, body: { version: '2026-01-01' } };
    expect(await api.refusal('acceptTerms', outdated)).toBe('terms_outdated');
    const foreign = { params: { orderId: '01KAV0000000000000000000ZZ' }, body: { version } };
    expect(await api.refusal('acceptTerms', foreign)).toBe('order_not_found');
  });
});
