import type { PortalActions } from '@learning/stripe-emulator/emulator';
import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import type { PreparedPayment } from '#billing/orders/checkout/checkout-course.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { checkoutTier } from '#billing/subscriptions/checkout/checkout-tier.ts';
import { openPortal } from '#billing/subscriptions/changes/portal.ts';
import { reconcileSubscription } from '#billing/subscriptions/reconciliation/reconcile-subscription.ts';
import type { BillingHarness } from './billing-harness.ts';

export const GOOD_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';
/** Can be attached, but fails when it is charged. */
export const CARD_FAILING_ON_CHARGE = '4000000000000341';
export const DAY_SECONDS = 86_400;

/** A learner who subscribes to plans. */
export interface Subscriber {
  userId: string;
  checkout(
    tierSlug: string,
    interval?: BillingInterval,
    promotionCode?: string,
  ): Promise<PreparedPayment>;
  /** Pays what a checkout prepared. @returns Stripe's status of the payment */
  confirm(prepared: PreparedPayment, card?: string): Promise<string>;
  /** Checks out, pays and reconciles. */
  subscribe(
    tierSlug: string,
    card?: string,
    interval?: BillingInterval,
    promotionCode?: string,
  ): Promise<SubscriptionRecord>;
  reconcile(orderId: string, eventId?: string): Promise<SubscriptionRecord>;
  /** Returns the courses the plan gives its owner access to now, ascending. */
  openCourses(): Promise<number[]>;
}

export function openSubscriber(harness: BillingHarness, userId = harness.learner()): Subscriber {
  const { deps, stripe } = harness;
  const now = () => harness.now();
  const checkout = (tierSlug: string, interval?: BillingInterval, promotionCode?: string) =>
    checkoutTier({ userId, tierSlug, interval, promotionCode, now: now() }, deps);
  const reconcile = (orderId: string, eventId?: string) =>
    reconcileSubscription({ userId, orderId, eventId, now: now() }, deps);
  const confirm = async ({ clientSecret }: PreparedPayment, card = GOOD_CARD) =>
    (await stripe.confirm(clientSecret ?? 'none', card)).status;

  return {
    userId,
    checkout,
    confirm,
    reconcile,
    async subscribe(tierSlug, card, interval, promotionCode) {
      const prepared = await checkout(tierSlug, interval, promotionCode);
      await confirm(prepared, card);
      return reconcile(prepared.orderId);
    },
    async openCourses() {
      const { entitlements } = await deps.learners.read(userId);
      return entitlements
        .filter((entitlement) => entitlement.kind === 'subscription')
        .filter(
          (entitlement) =>
            entitlement.endsAt === null || now().getTime() < Date.parse(entitlement.endsAt),
        )
        .flatMap((entitlement) => entitlement.courseIds ?? [])
        .toSorted((a, b) => a - b);
    },
  };
}

/** Opens the portal and returns what the learner can do there. */
export async function openPortalPage(
  { deps, stripe, now }: BillingHarness,
  userId: string,
): Promise<PortalActions> {
  const { url } = await openPortal({ userId, flow: 'overview', now: now() }, deps);
  return stripe.portal(url.split('/').at(-1)!);
}

/** Returns the id of a tier's price in the account. */
export async function priceIdOf(
  { sdk }: BillingHarness,
  tierSlug: string,
  interval?: BillingInterval,
): Promise<string> {
  const { data } = await sdk.prices.list({ lookup_keys: [tierLookupKey(tierSlug, interval)] });
  return data[0]!.id;
}
