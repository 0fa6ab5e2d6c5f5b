import type { DiagnosisKind } from '@learning/shared/contract/operators/learners';
import type { LearnerAccount } from '@learning/shared/contract/operators/accounts';
import { isActive } from '@learning/shared/domain/access';
import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import { givesAccess } from '#billing/orders/entitlements/order-entitlements.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';

/** What Stripe says of an order or plan: its status, or `silent` without a response; undefined when it was not asked. */
export type StatusAtStripe = string | undefined;

/** What a diagnosis rests on. */
export interface Facts {
  account: Pick<LearnerAccount, 'status' | 'isEnabled'>;
  orders: readonly OrderRecord[];
  plans: readonly SubscriptionRecord[];
  entitlements: readonly EntitlementRecord[];
  statusOf: (orderId: string) => StatusAtStripe;
  now: Date;
}

export interface Diagnosis {
  kind: DiagnosisKind;
  orderId: string | null;
  title: string | null;
}

const PAYABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** Returns the first thing that is wrong for a learner, the newest purchase first; or that nothing is. Source: rules/access.md A43 */
export function diagnose(facts: Facts): Diagnosis {
  const { account, statusOf, entitlements, now } = facts;
  const orders = facts.orders.toReversed();
  const plans = facts.plans.toReversed();
  const general = (kind: DiagnosisKind): Diagnosis => ({ kind, orderId: null, title: null });
  if (!account.isEnabled) return general('account_closed');
  if (account.status === 'UNCONFIRMED') return general('account_unconfirmed');

  const isMissing = (order: OrderRecord) =>
    (order.state === 'open' && statusOf(order.orderId) === 'succeeded') ||
    (givesAccess(order) && lacksCourse(order, entitlements));
  const isMissingPlan = (plan: SubscriptionRecord) => {
    const paid = ['active', 'trialing'].includes(statusOf(plan.orderId) ?? plan.status);
    const isWithdrawn = plan.returnedUntil !== null || plan.isDisputed || plan.endedAt !== null;
    return (
      paid &&
      !isWithdrawn &&
      !entitlements.some(
        ({ orderId, endsAt }) => orderId === plan.orderId && isActive({ endsAt }, now),
      )
    );
  };
  const ofOrder = (kind: DiagnosisKind, matches: (order: OrderRecord) => boolean) => {
    const order = orders.find(matches);
    return order && { kind, orderId: order.orderId, title: order.title };
  };
  const ofPlan = (kind: DiagnosisKind, matches: (plan: SubscriptionRecord) => boolean) => {
    const plan = plans.find(matches);
    return plan && { kind, orderId: plan.orderId, title: plan.tierName };
  };
  const hasAccess = entitlements.some((entitlement) => isActive(entitlement, now));
  return (
    ofOrder('paid_without_access', isMissing) ??
    ofPlan('paid_without_access', isMissingPlan) ??
    ofOrder('payment_quarantined', ({ state }) => state === 'quarantined') ??
    ofOrder('refund_failed', ({ state }) => state === 'refund_failed') ??
    ofPlan('refund_failed', ({ isRefundFailed }) => isRefundFailed) ??
    ofOrder('payment_disputed', ({ state }) => state === 'disputed') ??
    ofPlan('payment_disputed', ({ isDisputed }) => isDisputed) ??
    ofOrder(
      'payment_processing',
      (order) => order.isProcessing === true || statusOf(order.orderId) === 'processing',
    ) ??
    ofPlan('plan_past_due', ({ status }) => status === 'past_due') ??
    ofPlan('plan_lacks_tax_address', ({ lacksTaxLocation }) => lacksTaxLocation === true) ??
    ofOrder('stripe_silent', ({ orderId }) => statusOf(orderId) === 'silent') ??
    ofPlan('stripe_silent', ({ orderId }) => statusOf(orderId) === 'silent') ??
    (hasAccess ? undefined : unfinished(ofOrder, ofPlan, statusOf)) ??
    (hasAccess
      ? general('has_access')
      : (ofOrder('access_returned', ({ state }) =>
          ['refunded', 'refund_requested', 'dispute_lost'].includes(state),
        ) ?? general(entitlements.length + plans.length > 0 ? 'access_ended' : 'nothing_bought')))
  );
}

type Find<Item> = (kind: DiagnosisKind, matches: (item: Item) => boolean) => Diagnosis | undefined;

/** A payment that was begun, and that no bank has confirmed. */
function unfinished(
  ofOrder: Find<OrderRecord>,
  ofPlan: Find<SubscriptionRecord>,
  statusOf: Facts['statusOf'],
): Diagnosis | undefined {
  return (
    ofOrder(
      'payment_unfinished',
      ({ state, orderId }) => state === 'open' && PAYABLE.has(statusOf(orderId) ?? ''),
    ) ?? ofPlan('payment_unfinished', ({ status }) => status === 'incomplete')
  );
}

/** Whether the learner lacks a course that an order grants. */
function lacksCourse(
  { orderId, items }: OrderRecord,
  entitlements: readonly EntitlementRecord[],
): boolean {
  const owned = new Set(
    entitlements
      .filter((entitlement) => entitlement.orderId === orderId)
      .flatMap(({ courseIds }) => courseIds ?? []),
  );
  return items.some(
    (item) => item.isGranted && !owned.has(item.exchangedFor?.courseId ?? item.courseId),
  );
}
