import type { StripeEmulator } from '@learning/stripe-emulator/emulator';
import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { SubscriptionRecord } from '#billing/billing-records.ts';

/** A charge of a plan, and the end of the period that its invoice is for. */
interface PlanCharge {
  charge: Stripe.Charge;
  periodEnd: number;
}

/** Expects a plan's access to agree with the emulator's charges, refunds and disputes. */
export function expectMoneyMatchesAccess(stripe: StripeEmulator, plan: SubscriptionRecord): void {
  const subscription = stripe
    .objects()
    .subscriptions.find((candidate) => candidate.id === plan.subscriptionId);
  const paid = chargesOf(stripe, plan.subscriptionId);
  for (const { charge } of paid) {
    expect(charge.amount_refunded).toBeLessThanOrEqual(charge.amount);
    if (plan.refundRequest) expect(isOutOfOurHands(stripe, charge)).toBe(true);
  }
  expectNothingAfterEnd(stripe, subscription, paid);
  expectNothingAfterReturn(stripe, plan, subscription, paid);

  const lastEnd = Math.max(0, ...paid.map(({ periodEnd }) => periodEnd));
  const last = paid.filter(({ periodEnd }) => periodEnd === lastEnd);
  const isRunning = subscription?.status === 'active' || subscription?.status === 'past_due';
  const hasMoney = last.some(({ charge }) => !isReturned(stripe, charge));
  const isInDispute = last.some(({ charge }) => isDisputed(stripe, charge, 'needs_response'));
  const isOpen = plan.accessEndsAt !== null;
  const context = `${plan.status}, until ${plan.accessEndsAt}`;
  if (last.length > 0 && !hasMoney) {
    expect(isOpen, `access although the money was returned: ${context}`).toBe(false);
    expect(isRunning, `still running although the money was returned: ${context}`).toBe(false);
  }
  if (isInDispute)
    expect(isOpen, `access although the payment is disputed: ${context}`).toBe(false);
  if (!isRunning || plan.refundRequest) {
    expect(isOpen, `access to an ended plan: ${context}`).toBe(false);
  }
  if (isRunning && !plan.refundRequest && hasMoney && !isInDispute) {
    expect(isOpen, `no access although the month is paid: ${context}`).toBe(true);
  }
}

/** Returns every charge of a plan. */
function chargesOf(stripe: StripeEmulator, subscriptionId: string | null): PlanCharge[] {
  const { invoices, invoicePayments, charges } = stripe.objects();
  return invoices
    .filter((invoice) => invoice.parent?.subscription_details?.subscription === subscriptionId)
    .flatMap((invoice) => {
      const lines = invoice.lines.data.filter(({ amount }) => amount >= 0);
      const periodEnd = Math.max(...lines.map(({ period }) => period.end));
      const intents = invoicePayments
        .filter((payment) => payment.invoice === invoice.id)
        .map((payment) => payment.payment.payment_intent);
      return charges
        .filter((charge) => charge.paid && intents.includes(charge.payment_intent!))
        .map((charge) => ({ charge, periodEnd }));
    });
}

/** Expects that an ended plan has no open invoice, and later payments for it were returned. */
function expectNothingAfterEnd(
  stripe: StripeEmulator,
  subscription: Stripe.Subscription | undefined,
  paid: readonly PlanCharge[],
): void {
  const endedAt = subscription?.ended_at ?? null;
  if (!subscription || endedAt === null) return;
  const open = stripe.objects().invoices.filter(({ status }) => status === 'open');
  const subscriptionOf = ({ parent }: Stripe.Invoice) => parent?.subscription_details?.subscription;
  expect(open.map(subscriptionOf)).not.toContain(subscription.id);
  const late = paid.filter(({ charge }) => charge.created > endedAt);
  expect(late.filter(({ charge }) => !isOutOfOurHands(stripe, charge))).toEqual([]);
}

/** Expects that a plan whose money was returned has ended, and charges for later periods were returned. */
function expectNothingAfterReturn(
  stripe: StripeEmulator,
  { returnedUntil }: SubscriptionRecord,
  subscription: Stripe.Subscription | undefined,
  paid: readonly PlanCharge[],
): void {
  if (returnedUntil === null) return;
  expect(subscription?.ended_at).toEqual(expect.any(Number));
  const later = paid.filter(({ periodEnd }) => periodEnd * 1000 > Date.parse(returnedUntil));
  expect(later.filter(({ charge }) => !isOutOfOurHands(stripe, charge))).toEqual([]);
}

/** Returns whether a charge was refunded in full or lost to a dispute. */
function isReturned(stripe: StripeEmulator, charge: Stripe.Charge): boolean {
  return charge.refunded || isDisputed(stripe, charge, 'lost');
}

/** Returns whether a charge was refunded or is beyond our control: the refund failed, or the bank holds the money. */
function isOutOfOurHands(stripe: StripeEmulator, charge: Stripe.Charge): boolean {
  const { disputes, refunds } = stripe.objects();
  const hasFailed = refunds.some(
    (refund) => refund.charge === charge.id && refund.status === 'failed',
  );
  const isHeldByBank = disputes.some(
    (dispute) => dispute.charge === charge.id && dispute.status !== 'won',
  );
  return charge.refunded || hasFailed || isHeldByBank;
}

function isDisputed(stripe: StripeEmulator, { id }: Stripe.Charge, status: string): boolean {
  return stripe
    .objects()
    .disputes.some((dispute) => dispute.charge === id && dispute.status === status);
}
