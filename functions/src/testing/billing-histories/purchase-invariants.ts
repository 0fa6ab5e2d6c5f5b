import { isActive } from '@learning/shared/domain/access';
import { courseOfItem } from '@learning/shared/domain/money/exchange';
import { subtotalCents } from '@learning/shared/domain/money/tax';
import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import { ownsCourses } from '#billing/orders/entitlements/order-entitlements.ts';
import { isOver } from '#billing/subscriptions/reconciliation/project-subscription.ts';
import { unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import type { BillingHarness } from '../billing/billing-harness.ts';

/** Expects the counts of a promotion code to be those of the orders and plans that hold it, and never above its maximum. */
export async function expectConsistentRedemptions(
  { deps, stripe }: BillingHarness,
  code: string,
  userIds: readonly string[],
): Promise<void> {
  const promotion = (await deps.promotionCodes.find(code))!;
  const orders = (await Promise.all(userIds.map((userId) => deps.orders.list(userId)))).flat();
  const ofCode = orders.filter((order) => order.discount?.code === code);
  const paid = ofCode.filter(({ paidAt }) => paidAt !== null);
  const open = ofCode.filter(({ state, paidAt }) => state === 'open' && paidAt === null);
  const plans = (await Promise.all(userIds.map((userId) => deps.subscriptions.list(userId))))
    .flat()
    .filter((plan) => plan.discount?.code === code);
  const started = plans.filter(({ startedAt }) => startedAt !== null);
  const { invoices } = stripe.objects();
  const ofPlans = invoices.filter(
    ({ status, parent, amount_paid: amountPaid }) =>
      status === 'paid' &&
      amountPaid > 0 &&
      started.some(
        ({ subscriptionId }) => parent?.subscription_details?.subscription === subscriptionId,
      ),
  );
  const discounts = ofPlans.flatMap(({ total_discount_amounts: amounts }) => amounts ?? []);
  expect(promotion).toMatchObject({
    redemptions: paid.length + open.length + plans.filter(holdsCode).length,
    paidRedemptions: paid.length + started.length,
    discountedCents:
      paid.reduce((sum, { discount }) => sum + discount!.discountCents, 0) +
      discounts.reduce((sum, { amount }) => sum + amount, 0),
  });
  expect(promotion.redemptions).toBeLessThanOrEqual(promotion.maxRedemptions ?? Infinity);
}

const holdsCode = (plan: SubscriptionRecord) => plan.startedAt !== null || !isOver(plan);

/** Expects Stripe to have the tax of a paid order recorded once, and taken back with its refunds. */
function expectRecordedTax(
  { stripe }: BillingHarness,
  { tax, paymentIntentId }: OrderRecord,
  { paid, isRefunded }: { paid: Stripe.PaymentIntent | undefined; isRefunded: boolean },
): void {
  const { taxTransactions, refunds } = stripe.objects();
  const isOfOrder = ({ reference }: Stripe.Tax.Transaction) =>
    reference === paymentIntentId ||
    refunds.some(
      ({ id, payment_intent: refunded }) =>
        refunded === paymentIntentId && reference.startsWith(id),
    );
  const ofOrder = paymentIntentId === null ? [] : taxTransactions.filter(isOfOrder);
  const taxOf = (transactions: Stripe.Tax.Transaction[]) =>
    transactions
      .flatMap(({ line_items: lines }) => lines?.data ?? [])
      .reduce((sum, line) => sum + line.amount_tax, 0);
  const originals = ofOrder.filter(({ type }) => type === 'transaction');
  expect(originals.map((original) => taxOf([original]))).toEqual(paid && tax ? [tax.taxCents] : []);
  if (isRefunded) expect(taxOf(ofOrder)).toBe(0);
}

/** Expects a learner's money and access to agree; call it when everything is reconciled. */
export async function expectConsistentPurchases(
  harness: BillingHarness,
  userId: string,
): Promise<void> {
  const { stripe, deps, table } = harness;
  const now = harness.now();
  const { charges, paymentIntents, refunds, disputes } = stripe.objects();
  const orders = await deps.orders.list(userId);
  const { owned } = await deps.orders.readPurchasedCourses(userId);

  for (const charge of charges) expect(charge.amount_refunded).toBeLessThanOrEqual(charge.amount);

  // Every charge has an order, and no product has two payments that can still be made.
  const payable = paymentIntents.filter((intent) => intent.status.startsWith('requires_'));
  const skus = payable.map((intent) => intent.metadata['sku']);
  expect(new Set(skus).size).toBe(skus.length);
  for (const intent of paymentIntents.filter(
    (paymentIntent) => paymentIntent.status === 'succeeded',
  )) {
    const order = orders.find((candidate) => candidate.orderId === intent.metadata['orderId']);
    expect(order?.paymentIntentId).toBe(intent.id);
  }

  for (const order of orders) {
    const paid = paymentIntents.find(
      (intent) => intent.id === order.paymentIntentId && intent.status === 'succeeded',
    );
    const sumOf = (statuses: (string | null)[]) =>
      refunds
        .filter((refund) => refund.payment_intent === paid?.id && statuses.includes(refund.status))
        .reduce((sum, refund) => sum + refund.amount, 0);
    const ofOrder = disputes.filter((dispute) => dispute.payment_intent === paid?.id);
    const isLost = ofOrder.some((dispute) => dispute.status === 'lost');
    const isOpen = ofOrder.some((dispute) =>
      /^(needs_response|under_review)$/.test(dispute.status),
    );
    const isRefunded = paid && sumOf(['succeeded', 'pending']) >= paid.amount;
    // Nothing to pay, and the learner completed the order.
    const isFree = order.amountCents === 0 && order.paidAt !== null;
    const isMoneyOurs = isFree || (paid !== undefined && !isRefunded && !isLost);
    if (isFree) expect(order.paymentIntentId).toBeNull();
    if (paid) expect(paid.amount).toBe(order.amountCents);
    const untaxedCents = subtotalCents(order.amountCents, order.tax);
    if (order.discount) {
      const { listCents, discountCents } = order.discount;
      expect(untaxedCents).toBe(listCents - discountCents);
    }
    // A course of a bundle is worth a share of what was paid before tax was added.
    expect(order.items.reduce((sum, item) => sum + item.shareCents, 0)).toBeLessThanOrEqual(
      untaxedCents,
    );
    expectRecordedTax(harness, order, { paid, isRefunded: isRefunded === true });
    const courseIds = order.items.map(courseOfItem);

    expect(ownsCourses(order), `${order.state}: ${JSON.stringify(order)}`).toBe(isMoneyOurs);
    // We hold the money: the learner has each course, with access unless this payment is disputed.
    for (const courseId of isMoneyOurs ? courseIds : []) {
      expect(owned.has(courseId)).toBe(true);
      if (!isOpen) expect(isActive(owned.get(courseId)!, now)).toBe(true);
    }
    const addsNothing = order.items.every((item) => !item.isGranted && !item.wasGranted);
    expect(isMoneyOurs && addsNothing && order.state === 'paid').toBe(false);
    // We hold no money: no entitlement comes from this order.
    const grants = [...owned.values()].filter(
      (entitlement) => entitlement.orderId === order.orderId,
    );
    expect(grants.length).toBe(
      isMoneyOurs ? order.items.filter((item) => item.isGranted).length : 0,
    );
    for (const grant of grants) expect(isActive(grant, now)).toBe(!isOpen);

    const isListed = (await getItem(table, unreconciledKeys.order(order.orderId))) !== undefined;
    expect(isListed).toBe(
      order.awaitsInvoice === true ||
        ['open', 'refund_requested', 'disputed'].includes(order.state),
    );
    const open = await deps.orders.findOpen(userId, order.sku);
    expect(order.state === 'open').toBe(open?.orderId === order.orderId);
  }
  for (const entitlement of owned.values()) {
    expect(orders.map((order) => order.orderId)).toContain(entitlement.orderId);
  }
}
