import type { Purchases } from '@learning/shared/contract/purchases';
import { presentGrants } from '#learning/access/present-grants.ts';
import { presentAccess } from '#learning/present-learning.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import { presentPurchase } from './present-purchase.ts';
import { hasEarnedCertificate } from '../subscriptions/plan-certificates.ts';
import { countSeats, membershipsOfLearner, presentOwnSeats } from './present-seats.ts';
import { presentSubscription } from '../subscriptions/present-subscription.ts';

type Repositories = Pick<
  BillingRepositories,
  'catalog' | 'certificates' | 'purchases' | 'learners' | 'teams' | 'windows'
>;

/** Lists what the learner has paid for, from our records, with what can be done to each purchase and until when. One round trip of reads. */
export async function listPurchases(
  { userId, now }: { userId: string; now: Date },
  deps: Repositories,
): Promise<Purchases> {
  const { catalog, certificates, purchases, learners, windows } = deps;
  const [{ orders, plans }, learner, claimed, { courses }] = await Promise.all([
    purchases.list(userId),
    learners.read(userId),
    certificates.readClaimTimes(userId),
    catalog.read(),
  ]);
  const { entitlements } = learner;
  const context = {
    orders,
    entitlements,
    courses,
    claimed,
    windows,
    learning: learner,
  };
  const latest = latestPaid(plans);
  const hasCertificate = latest ? hasEarnedCertificate(latest, entitlements, claimed) : false;
  const memberships = await membershipsOfLearner(userId, learner, latest, deps);
  return {
    purchases: orders
      .filter((order) => order.paidAt !== null)
      .toSorted((a, b) => b.orderId.localeCompare(a.orderId))
      .map((order) => presentPurchase(order, context, now)),
    subscription: latest
      ? presentSubscription(
          latest,
          { hasCertificate, ...countSeats(latest, memberships), windows },
          now,
        )
      : null,
    seats: presentOwnSeats(memberships, now),
    grants: presentGrants(entitlements, now),
    trial: presentAccess(entitlements, now).trial,
  };
}

function latestPaid(plans: readonly SubscriptionRecord[]): SubscriptionRecord | undefined {
  return plans
    .filter((plan) => plan.startedAt !== null)
    .toSorted((a, b) => b.orderId.localeCompare(a.orderId))[0];
}
