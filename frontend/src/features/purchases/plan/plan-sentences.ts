import type { Subscription } from '@learning/shared/contract/purchases';
import { exactDollars } from '#lib/dollars.ts';
import { printDate, printDateAndTime } from '#lib/print-date.ts';
import type { StateWord } from '../purchase-words.ts';

/** True if the subscription has ended for good. Any other one still exists at Stripe and blocks a second plan. */
export function isOver({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** True while Stripe still waits for a failed payment. */
export function isFailing({ status }: Subscription): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** True if the plan can only end immediately, because the paid period is over. */
export function endsImmediately(plan: Subscription): boolean {
  return isFailing(plan) && !plan.isPeriodPaid;
}

/** Returns `Your payment of $199.00` if the amount is known. */
export function failedPayment({ unpaid }: Subscription): string {
  return unpaid ? `Your payment of ${exactDollars(unpaid.amount)}` : 'Your last payment';
}

/** True if its payment was refunded or a refund is on its way. */
export function isRefunded({ cancellation: { reason } }: Subscription): boolean {
  return reason === 'refunded' || reason === 'refund_requested';
}

/** Describes a plan's status in a sentence or two. */
export function planSentence(plan: Subscription): string {
  const { status, graceEndsAt, isGranting } = plan;
  if (isGranting && status === 'past_due' && graceEndsAt !== null) {
    return `${failedPayment(plan)} failed. You keep access to your courses until ${printDateAndTime(graceEndsAt)}.${plannedEnd(plan)}`;
  }
  if (isGranting) return `${nextEvent(plan)}${missingAddress(plan)}`;
  if (isRefunded(plan)) {
    return 'This plan has ended, and we are refunding your payment to your card. Banks take 5 to 10 days.';
  }
  if (plan.cancellation.reason === 'disputed') {
    return 'Your bank is reviewing a payment for this plan. Until the bank decides, you cannot use its courses, and nothing is charged.';
  }
  switch (status) {
    case 'incomplete':
      return 'The first payment is not complete, so the plan has not started.';
    case 'incomplete_expired':
      return 'The first payment was never completed, so the plan did not start.';
    case 'past_due':
    case 'unpaid':
      return `${failedPayment(plan)} failed, so you cannot use its courses. Update your card to get them back.${plannedEnd(plan)}`;
    case 'canceled':
      return `${endSentence(plan)} Choose a plan to get its courses back; your progress and notes are saved.`;
    case 'active':
    case 'trialing':
    case 'paused':
    case 'unknown':
      return 'This plan is not active. Check its invoices or contact us.';
  }
}

/** Says what an invoice without an address for its tax waits for. */
function missingAddress({ lacksTaxLocation }: Subscription): string {
  return lacksTaxLocation
    ? ' Your latest invoice waits for your address, because its tax depends on it: enter country and postal code in the invoice details below.'
    : '';
}

/** Returns a sentence with the end date of a plan that was also canceled. */
function plannedEnd({ endsAt }: Subscription): string {
  return endsAt === null ? '' : ` The plan ends on ${printDate(endsAt)}.`;
}

/** Describes the next event of a paid plan: end, change or renewal. */
function nextEvent(plan: Subscription): string {
  const { endsAt, nextTier, currentPeriodEnd } = plan;
  if (endsAt !== null) return `Ends on ${printDate(endsAt)}. You will not be charged again.`;
  if (nextTier) {
    const { name, price, interval, from } = nextTier;
    return `Changes to ${name}, ${exactDollars(price)} per ${interval}, on ${printDate(from)}.`;
  }
  return currentPeriodEnd === null
    ? 'You have access to your courses.'
    : `Renews on ${printDate(currentPeriodEnd)}, until you cancel.${discountSentence(plan)}`;
}

/** Says what the promotion code of a plan takes off the payments to come. */
function discountSentence({ discount, tier }: Subscription): string {
  if (!discount) return '';
  const { code, price, fullPriceFrom } = discount;
  const less = ` With ${code} it costs ${exactDollars(price)} per ${tier.interval}`;
  return fullPriceFrom === null
    ? `${less} for as long as you keep it.`
    : `${less}, and ${exactDollars(tier.price)} from ${printDate(fullPriceFrom)} on.`;
}

/** Describes when a plan ended, and why if the learner did not cancel it. */
function endSentence({ endedAt, isEndedUnpaid, unpaid }: Subscription): string {
  const ended = endedAt === null ? 'This plan has ended' : `Ended on ${printDate(endedAt)}`;
  if (!isEndedUnpaid) return `${ended}.`;
  const payment = unpaid ? `the payment of ${exactDollars(unpaid.amount)}` : 'its payment';
  return `${ended}, because ${payment} failed.`;
}

/** Describes a change made in the portal; empty if the plan did not change. */
export function changeSentence(before: Subscription, after: Subscription | null): string {
  if (!after?.isGranting) return '';
  if (after.tier.slug !== before.tier.slug) return `${after.tier.name} is active.`;
  if (after.tier.interval !== before.tier.interval) {
    return `You now pay for ${after.tier.name} by the ${after.tier.interval}.`;
  }
  const { nextTier } = after;
  const isChosen =
    nextTier !== null &&
    (nextTier.name !== before.nextTier?.name || nextTier.interval !== before.nextTier.interval);
  if (!isChosen) return '';
  const { name, interval, from } = nextTier;
  const payment = interval === after.tier.interval ? '' : `, paid by the ${interval},`;
  return `${name}${payment} starts on ${printDate(from)}.`;
}

const statusWords: Record<Subscription['status'], StateWord> = {
  active: { word: 'Active', palette: 'accent' },
  trialing: { word: 'Active', palette: 'accent' },
  past_due: { word: 'Payment failed', palette: 'danger' },
  incomplete: { word: 'Not started', palette: 'neutral' },
  incomplete_expired: { word: 'Not started', palette: 'neutral' },
  canceled: { word: 'Ended', palette: 'neutral' },
  unpaid: { word: 'Payment failed', palette: 'danger' },
  paused: { word: 'Paused', palette: 'neutral' },
  unknown: { word: 'Under review', palette: 'danger' },
};

export function planState(plan: Subscription): StateWord {
  const { status, isGranting, endsAt, cancellation } = plan;
  if (isGranting) {
    return endsAt !== null && status !== 'past_due'
      ? { word: 'Ending', palette: 'signal' }
      : statusWords[status];
  }
  if (isRefunded(plan)) return { word: 'Refunded', palette: 'neutral' };
  if (cancellation.reason === 'disputed') return { word: 'Disputed', palette: 'signal' };
  return status === 'active' || status === 'trialing'
    ? { word: 'Not active', palette: 'danger' }
    : statusWords[status];
}
