import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { checkoutCourse } from '../orders/checkout/checkout-course.ts';
import { checkoutTier } from '../subscriptions/checkout/checkout-tier.ts';

const CARD = '4242424242424242';
const COURSE = 14;
const SUCCEEDED = 'v1.payment_intent.succeeded';
const DAY = 86_400;

let tables: [Table, Table];
let ours: BillingHarness;
let theirs: BillingHarness;
let webhook: WebhookHarness;
beforeAll(async () => {
  tables = [await createCatalogTable(), await createCatalogTable()];
});
beforeEach(async () => {
  ours = await openBillingHarness({ table: tables[0] });
  const { stripe } = ours;
  theirs = await openBillingHarness({ table: tables[1], stripe, environment: 'staging' });
  webhook = openWebhook(ours);
});

/** Pays at Stripe. */
async function pay(harness: BillingHarness) {
  const userId = harness.learner();
  const command = { userId, courseId: COURSE, now: harness.now() };
  const { clientSecret } = await checkoutCourse(command, harness.deps);
  await harness.stripe.confirm(clientSecret!, CARD);
  return userId;
}

async function subscribe(harness: BillingHarness) {
  const userId = harness.learner();
  const command = { userId, tierSlug: 'entry', now: harness.now() };
  const { clientSecret } = await checkoutTier(command, harness.deps);
  await harness.stripe.confirm(clientSecret!, CARD);
  return userId;
}

/** Pays by hand or through another product, with this metadata. */
async function payOtherwise(metadata: Record<string, string>) {
  const customer = await ours.sdk.customers.create({});
  const intent = await ours.sdk.paymentIntents.create({
    amount: 4200,
    currency: 'usd',
    customer: customer.id,
    automatic_payment_methods: { enabled: true },
    metadata,
  });
  await ours.stripe.confirm(intent.client_secret!, CARD);
}

describe('environments that share a Stripe account', () => {
  it('write their names into what they create', async () => {
    await pay(theirs);
    await subscribe(theirs);
    const { customers, paymentIntents, subscriptions } = ours.stripe.objects();
    const [course] = paymentIntents;
    const named = [...customers, course, ...subscriptions].map(
      (object) => object?.metadata['environment'],
    );
    expect(named).toEqual(['staging', 'staging', 'staging', 'staging']);
  });

  it.each([
    ['course', pay],
    ['plan', subscribe],
  ])(
    'acknowledge the event of a %s bought in the other environment, and count nothing',
    async (_, buy) => {
      const userId = await buy(theirs);
      const event = webhook.last(SUCCEEDED);
      expect(await webhook.deliver(event)).toBe(200);
      expect(ours.counted).toEqual([]);
      expect(await openWebhook(theirs).deliver(event)).toBe(200);
      expect(await theirs.hasAccess(userId, buy === pay ? COURSE : 1)).toBe(true);
      expect(theirs.counted).toEqual([]);
    },
  );

  it("do not report each other's payments as money without an order", async () => {
    await pay(theirs);
    await subscribe(theirs);
    await ours.advance(DAY);
    await webhook.runReconciler('nightly');
    expect(ours.counted).toEqual([]);
  });

  it.each([
    ['names no environment', {}],
    ['names our environment', { environment: 'test' }],
  ])('report money without an order when it %s', async (_, metadata) => {
    await payOtherwise(metadata);
    expect(await webhook.deliver(webhook.last(SUCCEEDED))).toBe(200);
    expect(ours.counted).toEqual(['MoneyWithoutOrder']);
    await ours.advance(DAY);
    await webhook.runReconciler('nightly');
    expect(ours.counted).toEqual(['MoneyWithoutOrder', 'MoneyWithoutOrder']);
  });
});
