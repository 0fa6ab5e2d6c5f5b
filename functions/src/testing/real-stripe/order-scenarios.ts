import { cancelOrder } from '#billing/orders/cancel-order.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import { checkoutCourse } from '#billing/orders/checkout/checkout-course.ts';
import { reconcileOrder } from '#billing/orders/reconciliation/reconcile-order.ts';
import type { ComparedAccount } from './compared-account.ts';
import { intentIdOf, openLearner, type ComparedLearner } from './compared-learner.ts';
import type { RecordedStep } from './scenario.ts';
import { outcomeOf } from '../billing/outcome.ts';

/** HR Documentation Essentials, $29. */
const COURSE = 14;

/** Checks out a course twice. Source: rules/payment-cases.md 1 */
export async function checkOutCourse(account: ComparedAccount): Promise<RecordedStep[]> {
  const { sdk, deps } = account;
  const learner = openLearner(account);
  const { userId } = learner;
  const prepared = await checkoutCourse({ userId, courseId: COURSE, now: learner.now() }, deps);
  const intent = await sdk.paymentIntents.retrieve(intentIdOf(prepared));
  const order = await deps.orders.find(userId, prepared.orderId);
  const repeated = await checkoutCourse({ userId, courseId: COURSE, now: learner.now() }, deps);
  return [
    {
      step: 'PaymentIntent',
      status: intent.status,
      amount: intent.amount,
      currency: intent.currency,
      isLive: intent.livemode,
      description: intent.description,
      hasAutomaticMethods: intent.automatic_payment_methods?.enabled,
      isOfCustomer: intent.customer === (await deps.customers.find(userId)),
      metadata: {
        ...intent.metadata,
        orderId: intent.metadata['orderId'] === prepared.orderId,
        userId: intent.metadata['userId'] === userId,
      },
      receiptGoesToLearner: intent.receipt_email === (await deps.emailOf(userId)),
    },
    { step: 'response', amount: prepared.amount, confirmation: prepared.confirmation },
    { step: 'order', state: order?.state, amountCents: order?.amountCents },
    { step: 'repeat', isSamePayment: repeated.clientSecret === prepared.clientSecret },
  ];
}

/** Pays after two declines, on the same PaymentIntent. Source: rules/payment-cases.md 10 */
export function payAfterDeclines(account: ComparedAccount): Promise<RecordedStep[]> {
  return confirmInTurn(account, [
    'pm_card_visa_chargeDeclined',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'pm_card_visa',
    'pm_card_visa',
  ]);
}

/**
 * Abandons 3-D Secure, then pays with another card. Completing or failing it needs the bank's page in a browser, so neither is
 * compared.
 *
 * Source: rules/payment-cases.md 11
 */
export function abandonAuthentication(account: ComparedAccount): Promise<RecordedStep[]> {
  return confirmInTurn(account, ['pm_card_threeDSecure2Required', 'pm_card_visa']);
}

async function confirmInTurn(
  account: ComparedAccount,
  paymentMethods: readonly string[],
): Promise<RecordedStep[]> {
  const learner = openLearner(account);
  const { userId } = learner;
  const prepared = await checkoutCourse(
    { userId, courseId: COURSE, now: learner.now() },
    account.deps,
  );
  const steps: RecordedStep[] = [];
  for (const paymentMethod of paymentMethods) {
    const confirmation = await learner.confirm(intentIdOf(prepared), paymentMethod);
    const state = confirmation.status === 'succeeded' ? 'paid' : 'open';
    const order = await reconcileUntil(account, learner, prepared.orderId, state);
    steps.push({
      step: paymentMethod,
      ...confirmation,
      order: order.state,
      hasAccess: await learner.hasAccess(COURSE),
    });
  }
  return steps;
}

/** Cancels around the end of the window, which starts at Stripe's time of the charge. Source: rules/payment-cases.md 29 */
export async function cancelAroundTheEnd(account: ComparedAccount): Promise<RecordedStep[]> {
  const steps: RecordedStep[] = [];
  for (const seconds of [86_399, 86_400, 86_401]) {
    steps.push(await cancelAfter(account, seconds));
  }
  return steps;
}

async function cancelAfter(account: ComparedAccount, seconds: number): Promise<RecordedStep> {
  const { sdk, deps } = account;
  const learner = openLearner(account);
  const { userId } = learner;
  const prepared = await checkoutCourse({ userId, courseId: COURSE, now: learner.now() }, deps);
  const { orderId } = prepared;
  await learner.confirm(intentIdOf(prepared), 'pm_card_visa');
  const paid = await reconcileUntil(account, learner, orderId, 'paid');
  if (paid.paidAt === null) throw new Error('The order has no charge.');

  const now = new Date(Date.parse(paid.paidAt) + seconds * 1000);
  const outcome = await outcomeOf(cancelOrder({ userId, orderId, now }, deps));
  const state = outcome === 'done' ? 'refunded' : 'paid';
  const order = await reconcileUntil(account, learner, orderId, state, now);
  const { data: refunds } = await sdk.refunds.list({ payment_intent: intentIdOf(prepared) });
  return {
    step: `${seconds} s after the charge`,
    outcome,
    order: order.state,
    refundedCents: order.refundedCents,
    hasAccess: await learner.hasAccess(COURSE, now),
    refunds: refunds.map(({ status, amount, reason }) => ({ status, amount, reason })),
  };
}

function reconcileUntil(
  { deps, readUntil }: ComparedAccount,
  { userId, now: clock }: ComparedLearner,
  orderId: string,
  state: OrderRecord['state'],
  now = clock(),
): Promise<OrderRecord> {
  return readUntil(
    () => reconcileOrder({ userId, orderId, now }, deps),
    (order) => order.state === state,
  );
}
