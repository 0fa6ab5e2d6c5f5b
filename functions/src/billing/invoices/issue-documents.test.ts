import { beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import type { Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { checkoutCourse } from '../orders/checkout/checkout-course.ts';
import { recoverRecentPayments } from '../reconciler/recover-recent-payments.ts';
import { cancelSubscription } from '../subscriptions/changes/cancel-subscription.ts';
import { issueDocuments } from './issue-documents.ts';
import { listDocuments } from './list-documents.ts';

const CARD = '4242424242424242';
const COURSE = 14;

let table: Table | undefined;
let harness: BillingHarness;
let webhook: WebhookHarness;
let userId: string;
beforeEach(async () => {
  table ??= await createCatalogTable();
  harness = await openBillingHarness({ table });
  webhook = openWebhook(harness);
  userId = harness.learner();
});

async function pay(card = CARD) {
  const now = harness.now();
  const { clientSecret, orderId } = await checkoutCourse(
    { userId, courseId: COURSE, now },
    harness.deps,
  );
  await harness.stripe.confirm(clientSecret!, card);
  return orderId;
}
const documents = async () => (await listDocuments(userId, harness.deps)).documents;

describe('a one-time purchase', () => {
  it('gets one paid invoice, with number, file and receipt, however often its event arrives', async () => {
    const orderId = await pay();
    const event = webhook.last('v1.payment_intent.succeeded');
    const responses = await Promise.all([1, 2, 3, 4].map(() => webhook.deliver(event)));
    expect(responses).toEqual([200, 200, 200, 200]);
    expect(await documents()).toEqual([
      {
        kind: 'invoice',
        number: expect.stringMatching(/-0001$/) as string,
        issuedAt: harness.now().toISOString(),
        amount: 29,
        isPaid: true,
        description: expect.stringContaining('HR Documentation') as string,
        orderId,
        url: expect.stringContaining('/invoices/in_') as string,
        pdfUrl: expect.stringMatching(/\/pdf$/) as string,
        receiptUrl: expect.stringContaining('/receipts/') as string,
      },
    ]);
    const events = await eventRepository(table!).list(userId);
    const [document] = await documents();
    expect(
      events.filter(({ type }) => type === 'invoiceIssued').map(({ data }) => data),
    ).toMatchObject([
      { orderId, number: document!.number, amountCents: 2_900, taxCents: 0, url: document!.url },
    ]);
    expect(harness.stripe.objects().charges).toHaveLength(1);
    expect(harness.stripe.contractViolations()).toEqual([]);
  });

  it('gets a credit note for its refund, so that the invoice shows it', async () => {
    const orderId = await pay();
    await webhook.deliver(webhook.last('v1.payment_intent.succeeded'));
    await cancelOrder({ userId, orderId, now: harness.now() }, harness.deps);
    expect(await webhook.deliver(webhook.last('v1.refund.created'))).toBe(200);
    const [note, invoice] = (await documents()).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(note).toMatchObject({ kind: 'credit_note', amount: 29, orderId, url: null });
    expect(note!.number).toBe(`${invoice!.number}-CN-01`);
    expect(harness.stripe.objects().invoices[0]).toMatchObject({
      status: 'paid',
      post_payment_credit_notes_amount: 2900,
    });
    // Repeating credits nothing again.
    await issueDocuments({ kind: 'order', userId, orderId }, harness.now(), harness.deps);
    expect(harness.stripe.objects().creditNotes).toHaveLength(1);
    expect(harness.stripe.contractViolations()).toEqual([]);
  });

  it.each([/\/v1\/invoices$/, /invoiceitems/, /finalize/, /attach_payment/])(
    'is granted although %s fails, and billed once by the reconciler',
    async (path) => {
      await pay();
      harness.stripe.failNext({ method: 'POST', path, kind: 'lost-after' });
      expect(await webhook.deliver(webhook.last('v1.payment_intent.succeeded'))).toBe(200);
      expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
      expect(harness.counted).toEqual(['InvoicesDelayed']);
      await harness.advance(600);
      await recoverRecentPayments({ now: harness.now(), hasTime: () => true }, harness.deps);
      expect(await documents()).toMatchObject([{ kind: 'invoice', isPaid: true, amount: 29 }]);
      expect(harness.stripe.objects().invoices).toHaveLength(1);
      expect(harness.stripe.contractViolations()).toEqual([]);
    },
  );

  it('is not billed when it grants nothing new and is refunded', async () => {
    const first = await pay();
    await webhook.deliver(webhook.last('v1.payment_intent.succeeded'));
    const order = (await harness.deps.orders.find(userId, first))!;
    const duplicate = {
      ...order,
      refundRequest: { at: order.createdAt, reason: 'duplicate' as const },
    };
    const orders = { ...harness.deps.orders, find: () => Promise.resolve(duplicate) };
    const invoices = { ...harness.deps.invoices, find: () => Promise.resolve(undefined) };
    const before = harness.stripe.requests().length;
    await issueDocuments({ kind: 'order', userId, orderId: first }, harness.now(), {
      ...harness.deps,
      orders,
      invoices,
    });
    expect(harness.stripe.requests()).toHaveLength(before);
  });
});

// Source: rules/money.md M39
describe('a refund', () => {
  const FAILING_REFUND_CARD = '4000000000005126';
  const types = async () =>
    (await eventRepository(table!).list(userId)).map(({ type, data }) => ({ type, data }));
  const notes = () => harness.stripe.objects().creditNotes.map(({ status }) => status);
  const delivered = async (work: () => Promise<unknown>) => {
    const mark = harness.stripe.notifications().length;
    await work();
    for (const delivery of webhook.since(mark)) expect(await webhook.deliver(delivery)).toBe(200);
  };

  it('that the bank sends back voids its credit note and is mailed, and is credited when it succeeds later', async () => {
    const orderId = await pay(FAILING_REFUND_CARD);
    await webhook.deliver(webhook.last('v1.payment_intent.succeeded'));
    await delivered(() => cancelOrder({ userId, orderId, now: harness.now() }, harness.deps));
    expect(notes()).toEqual(['issued']);
    await delivered(() => harness.advance(3600));
    expect(notes()).toEqual(['void']);
    expect((await documents()).map(({ kind }) => kind)).toEqual(['invoice']);
    expect(harness.counted).toEqual(['RefundsFailed']);
    expect(await types()).toContainEqual({
      type: 'refundFailed',
      data: {
        orderId,
        title: expect.any(String) as string,
        amountCents: 2_900,
        hasAccess: true,
      },
    });
    expect(await harness.boughtCourses(userId)).toEqual([COURSE]);
    expect(harness.stripe.contractViolations()).toEqual([]);
  });

  it.each([
    ['canceled within 24 hours', undefined],
    ['refunded in part in the dashboard', 4_000],
  ])('of a plan that was %s has a credit note, once', async (_how, cents) => {
    const subscriber = openSubscriber(harness, userId);
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe('professional');
    await delivered(() =>
      cents === undefined
        ? cancelSubscription({ userId, orderId, now: harness.now() }, harness.deps)
        : harness.stripe.refundFromDashboard(firstPaymentIntentId!, cents),
    );
    const amount = (cents ?? 19_900) / 100;
    const credit = async () => (await documents()).filter(({ kind }) => kind === 'credit_note');
    expect(await credit()).toMatchObject([{ amount, orderId }]);
    await issueDocuments({ kind: 'subscription', userId, orderId }, harness.now(), harness.deps);
    expect(await credit()).toHaveLength(1);
    expect(harness.counted).toEqual([]);
    expect(harness.stripe.contractViolations()).toEqual([]);
  });

  it('of a plan that the bank sends back voids its credit note and says so', async () => {
    const subscriber = openSubscriber(harness, userId);
    const { orderId } = await subscriber.subscribe('professional', FAILING_REFUND_CARD);
    await delivered(() =>
      cancelSubscription({ userId, orderId, now: harness.now() }, harness.deps),
    );
    expect(notes()).toEqual(['issued']);
    await delivered(() => harness.advance(3600));
    expect(notes()).toEqual(['void']);
    expect(await types()).toContainEqual({
      type: 'refundFailed',
      data: { orderId, title: 'Professional plan', amountCents: 19_900, hasAccess: false },
    });
  });
});

// Source: rules/money.md M39
describe('the credit of a customer', () => {
  const customer = () => harness.stripe.objects().customers[0]!;

  it.each([-5_000, -50_000, 300])(
    'of %i cents survives a purchase, whose invoice is paid by its payment',
    async (balance) => {
      await pay();
      await harness.sdk.customers.update(customer().id, { balance });
      expect(await webhook.deliver(webhook.last('v1.payment_intent.succeeded'))).toBe(200);
      expect(customer().balance).toBe(balance);
      expect(await documents()).toMatchObject([{ kind: 'invoice', isPaid: true, amount: 29 }]);
      expect(harness.counted).toEqual([]);
    },
  );

  it.each([
    ['lost-before', /finalize/],
    ['lost-after', /finalize/],
    ['lost-after', /\/customers\/cus/],
  ] as const)('comes back after a call is %s at %s', async (kind, path) => {
    const orderId = await pay();
    await harness.sdk.customers.update(customer().id, { balance: -5_000 });
    harness.stripe.failNext({ method: 'POST', path, kind });
    expect(await webhook.deliver(webhook.last('v1.payment_intent.succeeded'))).toBe(200);
    expect(harness.counted).toEqual(['InvoicesDelayed']);
    await issueDocuments({ kind: 'order', userId, orderId }, harness.now(), harness.deps);
    expect(customer().balance).toBe(-5_000);
    expect(customer().metadata).not.toHaveProperty('balanceSetAside');
    expect(await documents()).toMatchObject([{ kind: 'invoice', isPaid: true, amount: 29 }]);
  });
});
