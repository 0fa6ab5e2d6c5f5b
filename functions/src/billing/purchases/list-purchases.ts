import type { Purchases } from '@learning/shared/contract/purchases';
import { presentAccess } from '#learning/present-learning.ts';
import { certificatesPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import { presentPurchase } from './present-purchase.ts';
import {
  hasEarnedCertificate,
  type ClaimedCertificates,
} from '../subscriptions/plan-certificates.ts';
import { presentOwnSeats, seatsUsedIn } from './present-seats.ts';
import { presentSubscription } from '../subscriptions/present-subscription.ts';

type Repositories = Pick<
  BillingRepositories,
  'table' | 'catalog' | 'orders' | 'subscriptions' | 'learners' | 'teams'
>;

/** What the learner bought, by our own books: what was paid, with what can be done to each and until when. */
export async function listPurchases(
  { userId, now }: { userId: string; now: Date },
  deps: Repositories,
): Promise<Purchases> {
  const { table, catalog, orders, subscriptions, learners } = deps;
  const [ordered, subscribed, { entitlements }, claimed, { courses }] = await Promise.all([
    orders.list(userId),
    subscriptions.list(userId),
    learners.read(userId),
    claimedCertificates(table, userId),
    catalog.read(),
  ]);
  const around = { orders: ordered, entitlements, courses, claimed: new Set(claimed.keys()) };
  const latest = latestPaid(subscribed);
  const hasCertificate = latest ? hasEarnedCertificate(latest, entitlements, claimed) : false;
  const [seatsUsed, seats] = await Promise.all([
    latest ? seatsUsedIn(latest.orderId, deps) : 1,
    presentOwnSeats(userId, now, deps),
  ]);
  return {
    purchases: ordered
      .filter((order) => order.paidAt !== null)
      .toSorted((a, b) => b.orderId.localeCompare(a.orderId))
      .map((order) => presentPurchase(order, around, now)),
    subscription: latest ? presentSubscription(latest, { hasCertificate, seatsUsed }, now) : null,
    seats,
    trial: presentAccess(entitlements, now).trial,
  };
}

function latestPaid(subscriptions: readonly SubscriptionRecord[]): SubscriptionRecord | undefined {
  return subscriptions
    .filter((one) => one.startedAt !== null)
    .toSorted((a, b) => b.orderId.localeCompare(a.orderId))[0];
}

async function claimedCertificates(table: Table, userId: string): Promise<ClaimedCertificates> {
  const certificates = await queryPartition(table, certificatesPartition(userId));
  return new Map(
    certificates.map(({ courseId, claimedAt }) => [
      Number(courseId),
      typeof claimedAt === 'string' ? claimedAt : null,
    ]),
  );
}
