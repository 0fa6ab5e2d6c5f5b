import type { StripeEmulator } from '@learning/stripe-emulator/emulator';
import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { SubscriptionRecord } from '#billing/billing-records.ts';

/** A charge of a plan, and the end of the period that its invoice is for. */
interface PlanCharge {
  charge: Stripe.Charge;
  periodEnd: number;
}

/** What has to be true of a plan's money and access by the emulator's own books, whatever happened. */
export function expectMoneyMatchesAccess(stripe: StripeEmulator, plan: SubscriptionRecord): void {
  const subscription = stripe.objects().subscriptions.find((one) => one.id === plan.subscriptionId);
  const paid = chargesOf(stripe, plan.subscriptionId);
  for (const { charge } of paid) {
    expect(charge.amount_refunded).toBeLessThanOrEqual(charge.amount);
    if (plan.refundRequest) expect(isGone(stripe, charge)).toBe(true);
  }
  expectNothingAfterEnd(stripe, subscription, paid);
  expectNothingAfterReturn(stripe, plan, subscription, paid);

  const lastEnd = Math.max(0, ...paid.map(({ periodEnd }) => periodEnd));
  const last = paid.filter(({ periodEnd }) => periodEnd === lastEnd);
  const isRunning = subscription?.status === 'active' || subscription?.status === 'past_due';
  const isHere = last.some(({ charge }) => !isBack(stripe, charge));
  const isInDoubt = last.some(({ charge }) => isDisputed(stripe, charge, 'needs_response'));
  const isOpen = plan.accessEndsAt !== null;
  const story = `${plan.status}, until ${plan.accessEndsAt}`;
  if (last.length > 0 && !isHere) {
    expect(isOpen, `access on money that went back: ${story}`).toBe(false);
    expect(isRunning, `runs on without money: ${story}`).toBe(false);
  }
  if (isInDoubt) expect(isOpen, `access on disputed money: ${story}`).toBe(false);
  if (!isRunning || plan.refundRequest) {
    expect(isOpen, `access to what is over: ${story}`).toBe(false);
  }
  if (isRunning && !plan.refundRequest && isHere && !isInDoubt) {
    expect(isOpen, `a month's kept charge without access: ${story}`).toBe(true);
  }
}

/** Every charge of a plan. */
function chargesOf(stripe: StripeEmulator, subscriptionId: string | null): PlanCharge[] {
  const { invoices, invoicePayments, charges } = stripe.objects();
  return invoices
    .filter((one) => one.parent?.subscription_details?.subscription === subscriptionId)
    .flatMap((invoice) => {
      const lines = invoice.lines.data.filter(({ amount }) => amount >= 0);
      const periodEnd = Math.max(...lines.map(({ period }) => period.end));
      const intents = invoicePayments
        .filter((one) => one.invoice === invoice.id)
        .map((one) => one.payment.payment_intent);
      return charges
        .filter((one) => one.paid && intents.includes(one.payment_intent!))
        .map((charge) => ({ charge, periodEnd }));
    });
}

/** What is over cannot be paid any more, and what was paid for it since is not kept. */
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
  expect(late.filter(({ charge }) => !isGone(stripe, charge))).toEqual([]);
}

/** A plan whose money went back has ended, and what was charged for a later period is not kept. */
function expectNothingAfterReturn(
  stripe: StripeEmulator,
  { returnedUntil }: SubscriptionRecord,
  subscription: Stripe.Subscription | undefined,
  paid: readonly PlanCharge[],
): void {
  if (returnedUntil === null) return;
  expect(subscription?.ended_at).toEqual(expect.any(Number));
  const later = paid.filter(({ periodEnd }) => periodEnd * 1000 > Date.parse(returnedUntil));
  expect(later.filter(({ charge }) => !isGone(stripe, charge))).toEqual([]);
}

/** Paid back in full, or lost to a dispute. */
function isBack(stripe: StripeEmulator, charge: Stripe.Charge): boolean {
  return charge.refunded || isDisputed(stripe, charge, 'lost');
}

/** Paid back, or out of our hands: the refund failed, or the bank has the money. */
function isGone(stripe: StripeEmulator, charge: Stripe.Charge): boolean {
  const { disputes, refunds } = stripe.objects();
  const hasFailed = refunds.some((one) => one.charge === charge.id && one.status === 'failed');
  const isBanks = disputes.some((one) => one.charge === charge.id && one.status !== 'won');
  return charge.refunded || hasFailed || isBanks;
}

function isDisputed(stripe: StripeEmulator, { id }: Stripe.Charge, status: string): boolean {
  return stripe.objects().disputes.some((one) => one.charge === id && one.status === status);
}
