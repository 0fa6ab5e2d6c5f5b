import type { Purchases } from '@learning/shared/contract/purchases';
import { presentAccess } from '#learning/present-learning.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import { presentPurchase } from './present-purchase.ts';
import { hasEarnedCertificate } from '../subscriptions/plan-certificates.ts';
import { countSeats, ONLY_OWNER, presentOwnSeats } from './present-seats.ts';
import { presentSubscription } from '../subscriptions/present-subscription.ts';

type Repositories = Pick<
  BillingRepositories,
  'catalog' | 'certificates' | 'purchases' | 'learners' | 'teams' | 'windows'
>;

/** Lists what the learner has paid for, from our records, with what can be done to each purchase and until when. */
export async function listPurchases(
  { userId, now }: { userId: string; now: Date },
  deps: Repositories,
): Promise<Purchases> {
  const { catalog, certificates, purchases, learners, windows } = deps;
  const [{ orders, plans }, { entitlements }, claimed, { courses }] = await Promise.all([
    purchases.list(userId),
    learners.read(userId),
    certificates.readClaimTimes(userId),
    catalog.read(),
  ]);
  const context = {
    orders,
    entitlements,
    courses,
    claimed: new Set(claimed.keys()),
    windows,
  };
  const latest = latestPaid(plans);
  const hasCertificate = latest ? hasEarnedCertificate(latest, entitlements, claimed) : false;
  const [counts, seats] = await Promise.all([
    latest ? countSeats(latest.orderId, deps) : ONLY_OWNER,
    presentOwnSeats({ userId, now }, entitlements, deps),
  ]);
  return {
    purchases: orders
      .filter((order) => order.paidAt !== null)
      .toSorted((a, b) => b.orderId.localeCompare(a.orderId))
      .map((order) => presentPurchase(order, context, now)),
    subscription: latest
      ? presentSubscription(latest, { hasCertificate, ...counts, windows }, now)
      : null,
    seats,
    trial: presentAccess(entitlements, now).trial,
  };
}

function latestPaid(plans: readonly SubscriptionRecord[]): SubscriptionRecord | undefined {
  return plans
    .filter((one) => one.startedAt !== null)
    .toSorted((a, b) => b.orderId.localeCompare(a.orderId))[0];
}
