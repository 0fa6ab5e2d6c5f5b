import type { AccessSummary } from '@learning/shared/contract/access';
import type { BillingDocument } from '@learning/shared/contract/invoices';
import type { Purchases } from '@learning/shared/contract/purchases';
import type { Expected } from './expected-changes.ts';
import { expectedMails } from './expected-mails.ts';
import {
  coursesOfOrder,
  expectedCourses,
  expectedOrderState,
  returnedCents,
  type StoryCatalog,
} from './expected-state.ts';
import { kindOf, MAIL_KINDS } from './mail-kinds.ts';
import { emailOf } from './story-product.ts';
import type { OrderView, PlanView, StripeView } from './stripe-view.ts';
import type { ToldStory } from './tell-story.ts';

/** Returns every difference between what the product says and what it should say, as sentences. */
export async function storyDifferences(told: ToldStory): Promise<string[]> {
  const { product, log, views } = told;
  const catalog = await product.harness.deps.catalog.read();
  const view = views.at(-1)!;
  const people = [log.ownerId, ...new Set(log.members.map(({ memberId }) => memberId))];
  const differences: string[] = [];
  for (const userId of people) {
    differences.push(...(await accessDifferences(userId, view, told, catalog)));
    differences.push(...mailDifferences(userId, told));
  }
  return [
    ...differences,
    ...(await bookDifferences(view, told)),
    ...(await documentDifferences(view, told)),
    ...moneyDifferences(view, told, catalog),
    ...alarmDifferences(view, told),
  ];
}

const same = (what: string, found: unknown, expected: unknown): string[] => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
};

async function accessDifferences(
  userId: string,
  view: StripeView,
  { product, log }: ToldStory,
  catalog: StoryCatalog,
): Promise<string[]> {
  const { body } = await product.call<AccessSummary>(userId, 'getAccess');
  const active = body.entitlements.filter(({ isActive }) => isActive);
  const open = active.some(({ courseIds }) => courseIds === null)
    ? null
    : [...new Set(active.flatMap(({ courseIds }) => courseIds ?? []))].toSorted((a, b) => a - b);
  const who = userId === log.ownerId ? 'the learner' : 'a member';
  return same(`courses of ${who}`, open, expectedCourses(userId, view, log, catalog));
}

function mailDifferences(userId: string, told: ToldStory): string[] {
  const expected = expectedMails(userId, told);
  const mails = told.product.outbox.filter(({ to }) => to === emailOf(userId));
  const who = userId === told.log.ownerId ? 'the learner' : 'a member';
  return MAIL_KINDS.flatMap((kind) => {
    const count = mails.filter((mail) => kindOf(mail) === kind).length;
    const { least, most }: Expected = expected[kind] ?? { least: 0, most: 0 };
    const range = least === most ? `${least}` : `${least} to ${most}`;
    return count >= least && count <= most
      ? []
      : [`mails “${kind}” to ${who}: ${count} instead of ${range}`];
  });
}

/** Compares amounts and states of the purchases page with Stripe's. */
async function bookDifferences(view: StripeView, { product, log }: ToldStory): Promise<string[]> {
  const { body } = await product.call<Purchases>(log.ownerId, 'listPurchases');
  const { taxTransactions } = product.harness.stripe.objects();
  const recordedTax = (paymentIntentId: string) =>
    taxTransactions
      .filter(({ reference }) => reference === paymentIntentId)
      .flatMap(({ line_items: lines }) => lines!.data)
      .reduce((sum, { amount_tax: cents }) => sum + cents, 0);
  const orders = view.orders.map((order) => ({
    orderId: order.orderId,
    amount: order.amountCents / 100,
    tax: recordedTax(order.paymentIntentId) / 100,
    refundedAmount: returnedCents(order) / 100,
    state: expectedOrderState(order),
  }));
  const listed = body.purchases.map(({ orderId, amount, tax, refundedAmount, state }) => ({
    orderId,
    amount,
    tax: tax?.amount ?? 0,
    refundedAmount,
    state,
  }));
  const byId = (a: { orderId: string }, b: { orderId: string }) =>
    a.orderId.localeCompare(b.orderId);
  const plan = view.plans
    .filter(({ isStarted }) => isStarted)
    .toSorted(byId)
    .at(-1);
  const shown = body.subscription;
  return [
    ...same('purchases', listed.toSorted(byId), orders.toSorted(byId)),
    ...same(
      'plan',
      shown && {
        orderId: shown.orderId,
        status: shown.status,
        plan: `${shown.tier.slug}_${shown.tier.interval}`,
        kept: shown.keptAmount,
      },
      plan
        ? {
            orderId: plan.orderId,
            status: plan.status,
            plan: plan.plan,
            kept: plan.keptCents / 100,
          }
        : null,
    ),
  ];
}

/** Compares invoices and credit notes with the payments and refunds. */
async function documentDifferences(
  view: StripeView,
  { product, log }: ToldStory,
): Promise<string[]> {
  const { body } = await product.call<{ documents: BillingDocument[] }>(
    log.ownerId,
    'listInvoices',
  );
  const { refunds } = product.harness.stripe.objects();
  const of = (orderId: string) => {
    const documents = (body.documents ?? []).filter((document) => document.orderId === orderId);
    const amounts = (kind: BillingDocument['kind'], isPaid: boolean) =>
      documents
        .filter((document) => document.kind === kind && document.isPaid === isPaid)
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b);
    return {
      invoices: amounts('invoice', true),
      unpaid: amounts('invoice', false).length,
      notes: amounts('credit_note', true),
    };
  };
  const notesOf = (paymentIntentIds: readonly string[]) =>
    refunds
      .filter(
        ({ payment_intent: paid, status }) =>
          paymentIntentIds.includes(paid as string) && status === 'succeeded',
      )
      .map(({ amount }) => amount / 100)
      .toSorted((a, b) => a - b);
  const orderDocuments = (order: OrderView) =>
    order.isDuplicate
      ? { invoices: [], unpaid: 0, notes: [] }
      : { invoices: [order.amountCents / 100], unpaid: 0, notes: notesOf([order.paymentIntentId]) };
  return [
    ...view.orders.flatMap((order) =>
      same(`documents of order ${order.orderId}`, of(order.orderId), orderDocuments(order)),
    ),
    ...view.plans.flatMap((plan) => {
      const { invoices, notes } = of(plan.orderId);
      return [
        ...same(`credit notes of plan ${plan.orderId}`, notes, notesOf(plan.paymentIntentIds)),
        ...same(`paid invoices of ${plan.orderId}`, invoices.length, plan.chargedInvoiceIds.length),
      ];
    }),
  ];
}

/** What may never be, whatever our records say. */
function moneyDifferences(view: StripeView, told: ToldStory, catalog: StoryCatalog): string[] {
  const { product, log } = told;
  const { charges, paymentIntents, disputes, fraudWarnings } = product.harness.stripe.objects();
  const running = view.plans.filter(({ isOver }) => !isOver);
  const payable = paymentIntents.filter(
    ({ status, metadata }) => status.startsWith('requires_') && metadata['sku'] !== undefined,
  );
  const skus = payable.map(({ metadata }) => metadata['sku']);
  const isHeld = (paymentIntentId: string) =>
    disputes.some(
      (dispute) => dispute.payment_intent === paymentIntentId && dispute.status !== 'won',
    );
  const promised = (plan: PlanView) =>
    log.canceled.has(plan.orderId) && plan.keptCents > 0 && !plan.isRefundFailed;
  return [
    ...charges
      .filter((charge) => charge.amount_refunded > charge.amount)
      .map(({ id }) => `more was refunded than charged: ${id}`),
    ...view.orders
      .filter(
        (order) =>
          expectedOrderState(order) === 'paid' &&
          fraudWarnings.some(
            (warning) => warning.payment_intent === order.paymentIntentId && warning.actionable,
          ) &&
          !disputes.some(({ payment_intent: disputed }) => disputed === order.paymentIntentId),
      )
      .map(({ orderId }) => `a purchase reported as fraudulent was not returned: ${orderId}`),
    ...paidTwice(view, told, catalog),
    ...(running.length > 1 ? ['two plans run'] : []),
    ...(new Set(skus).size < skus.length ? ['a thing can be paid twice'] : []),
    ...view.plans
      .filter((plan) => plan.isLost && !plan.isOver)
      .map(({ orderId }) => `the plan goes on although its money went back: ${orderId}`),
    ...view.plans
      .filter((plan) => promised(plan) && !plan.paymentIntentIds.some(isHeld))
      .map(({ orderId }) => `the promised refund was not made: ${orderId}`),
  ];
}

/** A purchase of which an earlier one had paid for everything, and never went back, is returned. */
function paidTwice(view: StripeView, { product, log }: ToldStory, catalog: StoryCatalog): string[] {
  const { disputes } = product.harness.stripe.objects();
  const undisturbed = view.orders.filter(
    ({ paymentIntentId, orderId, arrivedCents, pendingCents, failedCents }) =>
      arrivedCents + pendingCents + failedCents === 0 &&
      disputes.every(({ payment_intent: disputed }) => disputed !== paymentIntentId) &&
      log.exchanges.every((exchange) => exchange.orderId !== orderId),
  );
  return undisturbed
    .filter((order) =>
      coursesOfOrder(order, log, catalog).every((courseId) =>
        undisturbed.some(
          (other) =>
            other.chargedAt < order.chargedAt &&
            coursesOfOrder(other, log, catalog).includes(courseId),
        ),
      ),
    )
    .map(({ orderId }) => `everything in it was paid before: ${orderId}`);
}

/** An alarm without a cause makes people blind for the next one. */
function alarmDifferences(view: StripeView, { product, log, views }: ToldStory): string[] {
  const { counted, stripe } = product.harness;
  const failedRefunds = stripe.objects().refunds.filter(({ status }) => status === 'failed').length;
  const isDisturbed = product.route.missed() + log.faults > 0;
  const most: Partial<Record<string, number>> = {
    RefundsFailed: failedRefunds,
    FraudWarnings: stripe.objects().fraudWarnings.length,
    ...(isDisturbed
      ? {
          PaidWithoutAccess:
            view.orders.length + view.plans.flatMap((plan) => plan.paymentIntentIds).length,
          OrdersReconciledLate: views.length,
          InvoicesDelayed: log.faults === 0 ? 0 : views.length,
        }
      : {}),
  };
  return [...new Set(counted)].flatMap((name) => {
    const count = counted.filter((candidate) => candidate === name).length;
    const limit = most[name] ?? 0;
    return count > limit ? [`alarm ${name}: ${count}, causes: ${limit}`] : [];
  });
}
