import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import type { OpenedStripe } from '#billing/open-billing.ts';
import { MissingAtStripe, type PaymentProvider } from '#billing/payment-provider.ts';
import { log } from '#observability/log.ts';
import type { StatusAtStripe } from './diagnose.ts';

/** A page waits no longer than this for Stripe. */
const STRIPE_TIME_MS = 4_000;
/** The newest of each kind; older ones that are not settled are the reconciler's. */
const MAX_ASKED = 3;

const SETTLED_PLANS: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Asks Stripe how the newest orders and plans stand that are not settled. Never throws: the page says that Stripe is silent. */
export async function askStripe(
  { orders, plans }: { orders: readonly OrderRecord[]; plans: readonly SubscriptionRecord[] },
  openStripe: () => Promise<OpenedStripe>,
): Promise<(orderId: string) => StatusAtStripe> {
  const open = orders.filter(({ state }) => state === 'open').slice(-MAX_ASKED);
  const running = plans
    .filter(({ status, subscriptionId }) => subscriptionId && !SETTLED_PLANS.has(status))
    .slice(-MAX_ASKED);
  if (open.length + running.length === 0) return () => undefined;
  try {
    const { provider } = await openStripe();
    const answers = await provider.withTimeLimit(STRIPE_TIME_MS, () =>
      Promise.all([
        ...open.map(
          async (order) => [order.orderId, await statusOfOrder(order, provider)] as const,
        ),
        ...running.map(async (plan) => [plan.orderId, await statusOfPlan(plan, provider)] as const),
      ]),
    );
    const statuses = new Map(answers);
    return (orderId) => statuses.get(orderId);
  } catch (error) {
    log.warn('Stripe did not say how payments stand', { error: error as Error });
    const asked = new Set([...open, ...running].map(({ orderId }) => orderId));
    return (orderId) => (asked.has(orderId) ? 'silent' : undefined);
  }
}

async function statusOfOrder(
  { paymentIntentId, customerId, orderId }: OrderRecord,
  provider: PaymentProvider,
): Promise<StatusAtStripe> {
  if (paymentIntentId !== null) {
    return missingOr(async () => (await provider.readPayment(paymentIntentId)).status);
  }
  // Its id never reached us; the payment names the order.
  const found = await provider.findPayments(customerId, orderId);
  return (found.find(({ status }) => status === 'succeeded') ?? found[0])?.status;
}

const statusOfPlan = ({ subscriptionId }: SubscriptionRecord, provider: PaymentProvider) =>
  missingOr(async () => (await provider.readSubscription(subscriptionId!)).status);

async function missingOr(read: () => Promise<string>): Promise<string> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MissingAtStripe) return 'missing';
    throw error;
  }
}
