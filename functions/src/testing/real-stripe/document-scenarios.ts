import type { Stripe } from 'stripe';
import type { OrderRecord } from '#billing/billing-records.ts';
import { saveInvoiceDetails } from '#billing/invoices/invoice-details.ts';
import { issueDocuments } from '#billing/invoices/issue-documents.ts';
import { checkoutCourse } from '#billing/orders/checkout/checkout-course.ts';
import { reconcileOrder } from '#billing/orders/reconciliation/reconcile-order.ts';
import { actOnFraudWarning } from '#billing/webhook/fraud-warning.ts';
import type { ComparedAccount } from './compared-account.ts';
import { intentIdOf, openLearner, type ComparedLearner } from './compared-learner.ts';
import type { RecordedStep } from './scenario.ts';

/** HR Documentation Essentials, $29. */
const COURSE = 14;
const COMPANY = {
  companyName: 'Example Inc.',
  contactName: 'Ada Lovelace',
  address: null,
  taxId: { type: 'us_ein', value: '12-3456789' },
  purchaseOrderNumber: 'PO 7',
} as const;

/** A paid course, and what can be read of it. */
interface Bought {
  learner: ComparedLearner;
  orderId: string;
  paymentIntentId: string;
  /** Reconciles until the order has a state. */
  until: (state: OrderRecord['state']) => Promise<OrderRecord>;
  /** Issues the documents and returns what Stripe has of them. */
  documents: () => Promise<{ invoice: Stripe.Invoice; notes: [status: string, amount: number][] }>;
}

async function buy(account: ComparedAccount, paymentMethod: string): Promise<Bought> {
  const { sdk, deps } = account;
  const learner = openLearner(account);
  const { userId, now } = learner;
  const prepared = await checkoutCourse({ userId, courseId: COURSE, now: now() }, deps);
  const { orderId } = prepared;
  await saveInvoiceDetails({ userId, details: COMPANY, now: now() }, { ...deps, tax: 'none' });
  await learner.confirm(intentIdOf(prepared), paymentMethod);
  const until = (state: OrderRecord['state']) =>
    account.readUntil(
      () => reconcileOrder({ userId, orderId, now: now() }, deps),
      (order) => order.state === state,
    );
  await until('paid');
  return {
    learner,
    orderId,
    paymentIntentId: intentIdOf(prepared),
    until,
    async documents() {
      await issueDocuments({ kind: 'order', userId, orderId }, now(), deps);
      const customer = (await deps.customers.find(userId))!;
      const { data } = await sdk.invoices.list({ customer, expand: ['data.payments'] });
      const invoice = data.find(({ metadata }) => metadata?.['orderId'] === orderId)!;
      const notes = await sdk.creditNotes.list({ invoice: invoice.id });
      return {
        invoice,
        notes: notes.data.map(({ status, amount }) => [status, amount] as [string, number]),
      };
    },
  };
}

/** Bills a purchase with its own payment, for a company with a tax ID, and credits a part of it. Source: rules/money.md M39 */
export async function billPurchase(account: ComparedAccount): Promise<RecordedStep[]> {
  const { paymentIntentId, documents, until } = await buy(account, 'pm_card_visa');
  const { invoice } = await documents();
  const paying = invoice.payments?.data.filter(({ status }) => status === 'paid') ?? [];
  const repeated = await documents();
  await account.sdk.refunds.create({ payment_intent: paymentIntentId, amount: 1000 });
  await account.readUntil(
    () => until('paid'),
    ({ refundedCents }) => refundedCents === 1000,
  );
  const { notes } = await documents();
  return [
    {
      step: 'invoice',
      status: invoice.status,
      total: invoice.total,
      amountPaid: invoice.amount_paid,
      isPaidByPurchase: paying.map(({ payment }) => payment.payment_intent === paymentIntentId),
      name: invoice.customer_name,
      taxIds: invoice.customer_tax_ids?.map(({ type, value }) => ({ type, value })),
      fields: invoice.custom_fields?.map(({ name, value }) => `${name}: ${value}`),
    },
    { step: 'repeat', isSameInvoice: repeated.invoice.id === invoice.id, notes: repeated.notes },
    { step: 'credit note', notes },
  ];
}

/** Voids the credit note of a refund that the bank sends back later. Source: rules/payment-cases.md 34 */
export async function voidCreditNote(account: ComparedAccount): Promise<RecordedStep[]> {
  const { learner, paymentIntentId, until, documents } = await buy(account, 'pm_card_refundFail');
  await account.sdk.refunds.create({ payment_intent: paymentIntentId });
  const refunded = await until('refunded');
  const { notes } = await documents();
  const steps: RecordedStep[] = [{ step: 'refund', order: refunded.state, notes }];
  await account.passHour();
  const failed = await until('refund_failed');
  const voided = await documents();
  steps.push({
    step: 'sent back',
    order: failed.state,
    notes: voided.notes,
    hasAccess: await learner.hasAccess(COURSE),
  });
  return steps;
}

/** Lets a bank dispute one purchase and inquire about another one. Source: rules/payment-cases.md 35, 37 */
export async function disputePurchases(account: ComparedAccount): Promise<RecordedStep[]> {
  const disputed = await buy(account, 'pm_card_createDispute');
  const inquired = await buy(account, 'pm_card_createDisputeInquiry');
  await account.passHour();
  const order = await disputed.until('disputed');
  const inquiry = await account.readUntil(
    () => account.sdk.disputes.list({ payment_intent: inquired.paymentIntentId }),
    ({ data }) => data.length > 0,
  );
  const kept = await inquired.until('paid');
  return [
    {
      step: 'dispute',
      order: order.state,
      hasAccess: await disputed.learner.hasAccess(COURSE),
    },
    {
      step: 'inquiry',
      status: inquiry.data[0]?.status,
      order: kept.state,
      hasAccess: await inquired.learner.hasAccess(COURSE),
    },
  ];
}

/** Returns a purchase that the card network reports as fraudulent. Source: rules/money.md M41 */
export async function reportFraud(account: ComparedAccount): Promise<RecordedStep[]> {
  const { deps, sdk } = account;
  const { learner, paymentIntentId, until } = await buy(account, 'pm_card_createIssuerFraudRecord');
  const since = new Date(learner.now().getTime() - 3_600_000);
  await account.passHour();
  const suspected = await account.readUntil(
    () => deps.provider.suspectedPaymentsSince(since),
    (ids) => ids.includes(paymentIntentId),
  );
  const isOurs = await actOnFraudWarning(paymentIntentId, learner.now(), deps);
  const order = await until('refunded');
  const { data: refunds } = await sdk.refunds.list({ payment_intent: paymentIntentId });
  return [
    {
      step: 'warning',
      isReported: suspected.includes(paymentIntentId),
      isOurs,
      order: order.state,
      hasAccess: await learner.hasAccess(COURSE),
      refunds: refunds.map(({ amount, reason }) => ({ amount, reason })),
    },
    {
      step: 'afterwards',
      isStillReported: (await deps.provider.suspectedPaymentsSince(since)).includes(
        paymentIntentId,
      ),
    },
  ];
}
