import {
  SUBSCRIPTION_STATUSES,
  type Subscription,
  type SubscriptionStatus,
} from '@learning/shared/contract/purchases';
import { isActive } from '@learning/shared/domain/access';
import {
  cancellationOffer,
  type PurchaseWindows,
} from '@learning/shared/domain/money/purchase-windows';
import type { SubscriptionRecord } from '../billing-records.ts';
import { presentRenewalDiscount } from '../discounts/plan-discount.ts';
import { refundableOffer } from '../purchases/refundable-offer.ts';
import { planWithdrawal } from '../consumers/withdrawal-offers.ts';
import { openUntil } from './grace-end.ts';
import { moneyState } from './money-state.ts';
import { dollars } from '../purchases/dollars.ts';
import type { SeatCounts } from '../purchases/present-seats.ts';

interface PlanFacts extends SeatCounts {
  /** Whether a certificate earned with the plan was claimed. */
  hasCertificate: boolean;
  windows: PurchaseWindows;
}

export function presentSubscription(
  subscription: SubscriptionRecord,
  { hasCertificate, seatsUsed, pausedMembers, windows }: PlanFacts,
  now: Date,
): Subscription {
  const { tierSlug, tierName, priceCents, interval, nextTier, unpaid } = subscription;
  const status = knownStatus(subscription.status);
  return {
    orderId: subscription.orderId,
    tier: { slug: tierSlug, name: tierName, price: dollars(priceCents), interval },
    tax: subscription.taxBasis?.behavior ?? null,
    discount: presentRenewalDiscount(subscription),
    status,
    isGranting: isGranting(subscription, now),
    currentPeriodEnd: subscription.currentPeriodEnd,
    nextTier: nextTier && {
      name: nextTier.tierName,
      price: dollars(nextTier.priceCents),
      interval: nextTier.interval,
      from: nextTier.from,
    },
    endsAt: subscription.cancelAt,
    graceEndsAt: status === 'past_due' ? openUntil(subscription) : null,
    unpaid: unpaid && {
      amount: dollars(unpaid.amountCents),
      nextAttemptAt: unpaid.nextAttemptAt,
      isPayable: unpaid.isPayable,
    },
    lacksTaxLocation: subscription.lacksTaxLocation === true,
    isPeriodPaid: isPeriodPaid(subscription),
    endedAt: subscription.endedAt,
    isEndedUnpaid: subscription.isEndedUnpaid,
    seatsUsed,
    pausedMembers,
    maxUsers: subscription.maxUsers,
    startedAt: subscription.startedAt,
    keptAmount: dollars(subscription.keptCents),
    contract: subscription.contract
      ? {
          termMonths: subscription.contract.termMonths,
          accessEndsAt: subscription.accessEndsAt,
        }
      : null,
    cancellation: refundableOffer(
      subscription,
      firstPaymentOffer(subscription, hasCertificate, now, windows),
    ),
    withdrawal: refundableOffer(subscription, planWithdrawal(subscription, now)),
  };
}

/** Returns whether the plan gives access now. */
export function isGranting(
  { accessEndsAt }: Pick<SubscriptionRecord, 'accessEndsAt'>,
  now: Date,
): boolean {
  return accessEndsAt !== null && isActive({ endsAt: accessEndsAt }, now);
}

/** Returns whether the current period is paid and not refunded. */
export function isPeriodPaid({
  paidUntil,
  currentPeriodStart,
}: Pick<SubscriptionRecord, 'paidUntil' | 'currentPeriodStart'>): boolean {
  return paidUntil !== null && currentPeriodStart !== null && paidUntil > currentPeriodStart;
}

function knownStatus(status: string): SubscriptionStatus {
  return (
    SUBSCRIPTION_STATUSES.find((subscriptionStatus) => subscriptionStatus === status) ?? 'unknown'
  );
}

/** Returns the cancellation offer, which covers only the first payment; renewals are announced in advance. */
export function firstPaymentOffer(
  subscription: SubscriptionRecord,
  hasCertificate: boolean,
  now: Date,
  windows: PurchaseWindows,
): Subscription['cancellation'] {
  const { firstPaidAt, currentPeriodStart } = subscription;
  const offer = cancellationOffer(
    { state: moneyState(subscription), paidAt: firstPaidAt },
    hasCertificate,
    now,
    windows,
  );
  const isRenewed =
    offer.until !== null && currentPeriodStart !== null && currentPeriodStart > offer.until;
  const isLate = offer.reason === 'window_over' && isRenewed;
  return isLate ? { ...offer, reason: 'not_first_payment' } : offer;
}
