import { beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import type { Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { checkoutCourse } from '../orders/checkout/checkout-course.ts';
import { recoverRecentPayments } from '../reconciler/recover-recent-payments.ts';
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

async function pay() {
  const now = harness.now();
  const { clientSecret, orderId } = await checkoutCourse(
    { userId, courseId: COURSE, now },
    harness.deps,
  );
  await harness.stripe.confirm(clientSecret!, CARD);
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
