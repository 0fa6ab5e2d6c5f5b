import { expect, it } from 'vitest';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { openCompany, OWNER_EMAIL } from '#testing/billing/company.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';
import { failOnContractViolations } from '#testing/stripe/contract-violations.ts';
import { activateTax } from '#testing/stripe/stripe-tax.ts';

const DAY = 86_400;
const NEW_YORK = {
  line1: '350 Fifth Avenue',
  line2: null,
  city: 'New York',
  state: 'NY',
  postalCode: '10001',
  country: 'US',
};

it.each([
  ['added' as const, 3_266_250, 266_250],
  ['included' as const, 3_000_000, 244_546],
])(
  'taxes each term of a contract for the company’s address, %s (payment case 81)',
  async (tax, total, taxCents) => {
    const harness = await openBillingHarness({ table: await createCatalogTable(), tax });
    await activateTax(harness.sdk);
    const webhook = openWebhook(harness);
    const visit = async () => {
      await webhook.runReconciler('orders');
      await webhook.runReconciler('subscriptions');
    };
    const company = await openCompany(harness, { address: NEW_YORK, termMonths: 1 });
    harness.learnersByEmail.set(OWNER_EMAIL, company.ownerId);
    await visit();
    await harness.advance(DAY);
    await visit();
    await company.transfer();
    await harness.advance(31 * DAY);
    await visit();
    const invoices = harness.stripe.objects().invoices;
    expect(
      invoices.map((invoice) => [
        invoice.total,
        invoice.total_taxes!.reduce((sum, { amount }) => sum + amount, 0),
      ]),
    ).toEqual([
      [total, taxCents],
      [total, taxCents],
    ]);
    // A new price keeps the tax.
    await company.change({ priceCents: 4_000_000 });
    await visit();
    const { data } = await harness.sdk.subscriptions.list({ limit: 1 });
    expect(data[0]).toMatchObject({
      automatic_tax: { enabled: true },
      items: { data: [{ price: { tax_behavior: tax === 'added' ? 'exclusive' : 'inclusive' } }] },
    });
    failOnContractViolations(harness.stripe);
  },
);

it('does not start without an address for which tax can be calculated (payment case 81)', async () => {
  const harness = await openBillingHarness({ table: await createCatalogTable(), tax: 'added' });
  await activateTax(harness.sdk);
  const webhook = openWebhook(harness);
  const company = await openCompany(harness);
  harness.learnersByEmail.set(OWNER_EMAIL, company.ownerId);
  await webhook.runReconciler('subscriptions');
  await webhook.runReconciler('orders');
  expect(await company.contract()).toMatchObject({ state: 'agreed', waitsFor: 'tax_address' });
  await company.change({ address: NEW_YORK, waitsFor: null });
  await webhook.runReconciler('subscriptions');
  await webhook.runReconciler('orders');
  expect(await company.contract()).toMatchObject({ state: 'started', waitsFor: null });
});
