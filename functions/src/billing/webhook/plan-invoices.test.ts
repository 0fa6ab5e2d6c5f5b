import { beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { markRecords } from '#privacy/deleting/mark-records.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { DAY_SECONDS, openSubscriber, type Subscriber } from '#testing/billing/subscriber.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { recoverTarget } from '../reconciler/recover-target.ts';

const INVOICE_PAID = 'v1.invoice.paid';

const billing = setUpBilling();
let harness: BillingHarness;
let webhook: WebhookHarness;
let subscriber: Subscriber;
beforeEach(async () => {
  harness = await billing.open();
  webhook = openWebhook(harness);
  subscriber = openSubscriber(harness);
});

/** Does something at Stripe and delivers every notification of it. */
async function delivered(work: () => Promise<unknown>): Promise<void> {
  const mark = harness.stripe.notifications().length;
  await work();
  for (const delivery of webhook.since(mark)) expect(await webhook.deliver(delivery)).toBe(200);
}

/** Pays at Stripe; the browser is closed before it reports the payment. */
async function pay(tierSlug = 'entry'): Promise<string> {
  const prepared = await subscriber.checkout(tierSlug);
  expect(await subscriber.confirm(prepared)).toBe('succeeded');
  return prepared.orderId;
}
const renew = () => harness.advance(31 * DAY_SECONDS);

/** What the learner was told about invoices, oldest first. */
async function told() {
  const events = await eventRepository(billing.table).list(subscriber.userId);
  return events
    .filter(({ type }) => type === 'invoiceIssued')
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ name, data }) => ({ name, ...data }));
}
/** Stripe's invoices of the plan, oldest first. */
const invoices = () => harness.stripe.objects().invoices;
/** Another notification about the newest invoice, as a resend from Stripe's dashboard. */
function resent() {
  const { body } = webhook.last(INVOICE_PAID);
  const again = JSON.stringify({ ...(JSON.parse(body) as object), id: `evt_${subscriber.userId}` });
  return { body: again, headers: { 'stripe-signature': harness.stripe.sign(again) } };
}

// Source: rules/notifications.md N21
describe('the invoice of a plan', () => {
  it('is told to the one who pays, after the first payment and after each renewal', async () => {
    await delivered(() => pay('professional'));
    const { orderId } = (await harness.deps.subscriptions.findOpen(subscriber.userId))!;
    const [first] = invoices();
    const expected = {
      name: `invoiceIssued#${first!.id}`,
      orderId,
      title: 'Professional plan',
      product: 'plan#professional',
      number: first!.number,
      amountCents: 19_900,
      creditCents: 0,
      taxCents: 0,
      covers: 'first_month',
      interval: 'month',
      url: first!.hosted_invoice_url,
    };
    expect(await told()).toEqual([expected]);
    await delivered(renew);
    const second = invoices().find(({ id }) => id !== first!.id)!;
    expect(await told()).toEqual([
      expected,
      {
        ...expected,
        name: `invoiceIssued#${second.id}`,
        number: second.number,
        covers: 'month',
        url: second.hosted_invoice_url,
      },
    ]);
    expect(second.number).not.toBe(first!.number);
  });

  it('is told once, however often and in whatever order its events arrive', async () => {
    const orderId = await pay();
    const events = webhook.since(0).toReversed();
    for (const event of events) {
      await Promise.all([1, 2, 3].map(() => webhook.deliver(event)));
      expect(await webhook.deliver(event)).toBe(200);
    }
    const once = await told();
    expect(once).toHaveLength(1);
    expect(await webhook.deliver(resent())).toBe(200);
    await subscriber.reconcile(orderId);
    expect(await told()).toEqual(once);
  });

  it('is told by the reconciler when Stripe sent no event', async () => {
    const orderId = await pay();
    await renew();
    expect(await told()).toEqual([]);
    const plan = { kind: 'subscription', userId: subscriber.userId, orderId } as const;
    await recoverTarget(plan, harness.now(), harness.deps);
    await recoverTarget(plan, harness.now(), harness.deps);
    expect((await told()).map(({ name }) => name).toSorted()).toEqual(
      invoices()
        .map(({ id }) => `invoiceIssued#${id}`)
        .toSorted(),
    );
  });

  it('is told by its event when its payment is recorded already', async () => {
    const { subscriptions } = harness.deps;
    // A release that told no one.
    harness.deps.subscriptions = {
      ...subscriptions,
      change: (change) => subscriptions.change({ ...change, newInvoices: [] }),
    };
    await delivered(pay);
    harness.deps.subscriptions = subscriptions;
    await subscriber.reconcile((await subscriptions.findOpen(subscriber.userId))!.orderId);
    expect(await told()).toEqual([]);
    expect(await openWebhook(harness).deliver(resent())).toBe(200);
    expect(await told()).toMatchObject([{ amountCents: 9_900 }]);
  });

  it.each([
    [9_900, []],
    [5_000, [{ amountCents: 4_900, creditCents: 5_000 }]],
  ])('is told with what was paid beyond a credit of %d cents', async (creditCents, expected) => {
    await delivered(pay);
    const customer = (await harness.deps.customers.find(subscriber.userId))!;
    await harness.sdk.customers.update(customer, { balance: -creditCents });
    await delivered(renew);
    expect(invoices().map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect((await told()).slice(1)).toMatchObject(expected);
    expect(await told()).toHaveLength(1 + expected.length);
  });

  it('is not told while it is unpaid, nor when its account was deleted', async () => {
    await subscriber.checkout('entry');
    await harness.reconcileAll();
    expect(await told()).toEqual([]);
    await delivered(pay);
    await markRecords({ userId: subscriber.userId, keepsCertificates: false }, billing.table);
    await delivered(renew);
    expect(await webhook.deliver(resent())).toBe(200);
    expect(invoices().filter(({ status }) => status === 'paid')).toHaveLength(2);
    expect(await told()).toHaveLength(1);
  });
});
