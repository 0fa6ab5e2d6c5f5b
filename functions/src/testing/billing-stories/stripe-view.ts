import type { EmulatedObjects } from '@learning/stripe-emulator/emulator';
import type { Stripe } from 'stripe';
import {
  hasDebit,
  idOf,
  paymentsOf,
  returnsOf,
  sum,
  type Payment,
  type Returns,
} from './stripe-payments.ts';

/** What Stripe says about the payment of one purchase. Amounts are US cents, times are seconds. */
export interface OrderView extends Omit<Returns, 'reasons'> {
  orderId: string;
  userId: string;
  sku: string;
  paymentIntentId: string;
  amountCents: number;
  chargedAt: number;
  /** Refunded because it bought nothing new. */
  isDuplicate: boolean;
}

/** What Stripe says about one subscription. */
export interface PlanView {
  /** When this was so. */
  at: number;
  orderId: string;
  userId: string;
  subscriptionId: string;
  status: Stripe.Subscription.Status;
  isStarted: boolean;
  isOver: boolean;
  tierSlug: string;
  interval: 'month' | 'year';
  /** Tier and interval, such as `entry_year`. */
  plan: string;
  nextPlan: string | null;
  cancelAt: number | null;
  periodStart: number;
  periodEnd: number;
  paidUntil: number | null;
  /** A bank reviews a payment of the last paid period. */
  isDisputed: boolean;
  /** Nothing of what was paid for the last period is left. */
  isReturned: boolean;
  /** A refund or a bank took for good what was paid for the last period, so the plan is going to end. */
  isLost: boolean;
  refundedCents: number;
  keptCents: number;
  /** A bank sent back a refund of all of a payment. */
  isRefundFailed: boolean;
  nextAttemptAt: number | null;
  /** Invoices that were paid by a charge. */
  chargedInvoiceIds: string[];
  paymentIntentIds: string[];
}

/** What Stripe says at one moment. */
export interface StripeView {
  at: number;
  /** Payments of purchases by bank account, while they are on their way and after. */
  debits: { orderId: string; userId: string; status: Stripe.PaymentIntent.Status }[];
  orders: OrderView[];
  plans: PlanView[];
}

/** Reads everything that the model needs from Stripe's objects, and from nothing else. */
export function viewOf(objects: EmulatedObjects, now: Date): StripeView {
  const at = Math.floor(now.getTime() / 1000);
  return {
    at,
    debits: objects.paymentIntents.flatMap(({ id, metadata: { orderId, userId }, status }) =>
      orderId && userId && hasDebit(id, objects) ? [{ orderId, userId, status }] : [],
    ),
    orders: objects.paymentIntents.flatMap((intent) => orderOf(intent, objects)),
    plans: objects.subscriptions.map((subscription) => planOf(subscription, objects, at)),
  };
}

/** Returns the same view at another time, after nothing has changed. */
export function viewAt({ plans, ...view }: StripeView, now: Date): StripeView {
  const at = Math.floor(now.getTime() / 1000);
  return { ...view, at, plans: plans.map((plan) => ({ ...plan, at })) };
}

function orderOf(intent: Stripe.PaymentIntent, objects: EmulatedObjects): OrderView[] {
  const { sku, orderId, userId } = intent.metadata;
  if (sku === undefined || !orderId || !userId || intent.status !== 'succeeded') return [];
  const returns = returnsOf(intent.id, objects);
  return [
    {
      orderId,
      userId,
      sku,
      paymentIntentId: intent.id,
      amountCents: intent.amount,
      chargedAt: arrivalOf(intent.id, objects),
      ...returns,
      isDuplicate: returns.reasons.includes('duplicate'),
    },
  ];
}

/** Returns when the money of a payment arrived; the charge of a debit is days older. */
function arrivalOf(paymentIntentId: string, { events }: EmulatedObjects): number {
  const success = events.find(
    ({ type, data }) =>
      type === 'payment_intent.succeeded' && (data.object as { id: string }).id === paymentIntentId,
  );
  return success!.created;
}

const planNameOf = (price: Stripe.Price | undefined) =>
  /^tier_(\w+_(?:month|year))_usd$/.exec(price?.lookup_key ?? '')?.[1] ?? 'none_month';

function planOf(subscription: Stripe.Subscription, objects: EmulatedObjects, at: number): PlanView {
  const [item] = subscription.items.data;
  const invoices = objects.invoices.filter(
    ({ parent }) => idOf(parent?.subscription_details?.subscription) === subscription.id,
  );
  const payments = invoices.flatMap((invoice) => paymentsOf(invoice, objects));
  const lastEnd = Math.max(0, ...payments.map(({ periodEnd }) => periodEnd));
  const last = payments.filter(({ periodEnd }) => periodEnd === lastEnd);
  const isGone = ({ amountCents, returns }: Payment) =>
    returns.isLost ||
    returns.arrivedCents + returns.preventedCents + returns.pendingCents >= amountCents;
  const isGoneForGood = ({ amountCents, returns }: Payment) =>
    returns.isLost || returns.arrivedCents + returns.preventedCents >= amountCents;
  const isDisputed = last.some(({ returns }) => returns.isDisputed);
  const backCents = ({ amountCents, returns }: Payment) =>
    Math.min(amountCents, returns.arrivedCents + returns.preventedCents + returns.pendingCents);
  const unpaid = invoices.findLast(({ status }) => status === 'open');
  return {
    at,
    orderId: subscription.metadata['orderId']!,
    userId: subscription.metadata['userId']!,
    subscriptionId: subscription.id,
    status: subscription.status,
    isStarted: payments.length > 0,
    isOver: subscription.ended_at !== null,
    tierSlug: planNameOf(item?.price).split('_')[0]!,
    interval: item?.price.recurring?.interval === 'year' ? 'year' : 'month',
    plan: planNameOf(item?.price),
    nextPlan: nextPlanOf(subscription, objects),
    cancelAt: subscription.cancel_at,
    periodStart: item!.current_period_start,
    periodEnd: item!.current_period_end,
    paidUntil: payments.length > 0 ? lastEnd : null,
    isDisputed,
    isReturned: last.length > 0 && last.every(isGone),
    isLost:
      last.length > 0 &&
      (last.every(isGoneForGood) || (!isDisputed && last.some(({ returns }) => returns.isLost))),
    refundedCents: sum(payments.map(backCents)),
    keptCents: sum(
      payments
        .filter((payment) => !isGone(payment))
        .map((payment) => payment.amountCents - backCents(payment)),
    ),
    isRefundFailed: payments.some(
      (payment) =>
        !isGone(payment) &&
        payment.returns.arrivedCents + payment.returns.pendingCents + payment.returns.failedCents >=
          payment.amountCents,
    ),
    nextAttemptAt: unpaid?.next_payment_attempt ?? null,
    chargedInvoiceIds: payments.map(({ invoiceId }) => invoiceId),
    paymentIntentIds: payments.map(({ paymentIntentId }) => paymentIntentId),
  };
}

/** Returns the tier and interval that a subscription changes to with its next period; null when it stays or ends. */
function nextPlanOf(
  subscription: Stripe.Subscription,
  { subscriptionSchedules, prices }: EmulatedObjects,
): string | null {
  const schedule = subscriptionSchedules.find(({ id }) => id === idOf(subscription.schedule));
  const [item] = subscription.items.data;
  if (!schedule || subscription.cancel_at !== null) return null;
  const later = schedule.phases.filter(({ start_date: from }) => from >= item!.current_period_end);
  const priceId = idOf(later.at(-1)?.items[0]?.price);
  return priceId === null || priceId === item!.price.id
    ? null
    : planNameOf(prices.find(({ id }) => id === priceId));
}
