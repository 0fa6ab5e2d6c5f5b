import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { checkoutTier } from '#billing/subscriptions/checkout/checkout-tier.ts';
import type { PreparedPayment } from '#billing/orders/checkout/checkout-course.ts';
import { payOpenInvoice } from '#billing/subscriptions/changes/pay-open-invoice.ts';
import { reconcileSubscription } from '#billing/subscriptions/reconciliation/reconcile-subscription.ts';
import { SITE_ORIGIN } from '../billing/billing-harness.ts';
import type { ComparedAccount } from './compared-account.ts';
import { intentIdOf, openLearnerWithClock, type ComparedLearner } from './compared-learner.ts';
import type { RecordedStep } from './scenario.ts';
import { STARTER } from './tier-price.ts';

/** A course that Starter includes. */
const COURSE = 1;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than an account can let Stripe retry. */
const LONGEST_DUNNING_WEEKS = 9;

/** Compares Starter before and after its first payment. Source: rules/payment-cases.md 47 */
export async function subscribe(account: ComparedAccount): Promise<RecordedStep[]> {
  const learner = await openLearnerWithClock(account);
  const prepared = await checkOut(account, learner);
  const record = await account.deps.subscriptions.find(learner.userId, prepared.orderId);
  const { items, billing_mode: billingMode } = await account.sdk.subscriptions.retrieve(
    record?.subscriptionId ?? '',
  );
  const price = items.data[0]?.price;
  const intent = await account.sdk.paymentIntents.retrieve(intentIdOf(prepared));
  return [
    {
      step: 'Stripe',
      unitAmount: price?.unit_amount,
      currency: price?.currency,
      interval: price?.recurring?.interval,
      billingMode: billingMode.type,
      payment: { status: intent.status, amount: intent.amount },
    },
    { step: 'response', amount: prepared.amount, confirmation: prepared.confirmation },
    await reconcileAndRecord('not paid', account, learner, prepared.orderId, 'incomplete'),
    { step: 'payment', ...(await learner.confirm(intentIdOf(prepared), 'pm_card_visa')) },
    await reconcileAndRecord('paid', account, learner, prepared.orderId, 'active'),
  ];
}

/** Lets a declined first payment expire, then checks out again. Source: rules/payment-cases.md 48 */
export async function letFirstPaymentExpire(account: ComparedAccount): Promise<RecordedStep[]> {
  const learner = await openLearnerWithClock(account);
  const first = await checkOut(account, learner);
  const pay = (prepared: PreparedPayment, paymentMethod: string) =>
    learner.confirm(intentIdOf(prepared), paymentMethod);
  const steps: RecordedStep[] = [
    { step: 'payment', ...(await pay(first, 'pm_card_visa_chargeDeclined')) },
    await reconcileAndRecord('declined', account, learner, first.orderId, 'incomplete'),
  ];
  await learner.advanceTo(new Date(learner.now().getTime() + DAY_MS));
  steps.push(
    await reconcileAndRecord('a day later', account, learner, first.orderId, 'incomplete_expired'),
    {
      step: 'the old secret',
      ...(await pay(first, 'pm_card_visa')),
    },
  );
  const second = await checkOut(account, learner);
  steps.push(
    await reconcileAndRecord('new checkout', account, learner, second.orderId, 'incomplete'),
    { step: 'payment', ...(await pay(second, 'pm_card_visa')) },
    await reconcileAndRecord('paid', account, learner, second.orderId, 'active'),
  );
  return steps;
}

/** Lets one renewal fail and be paid later, and another one fail for good. Source: rules/payment-cases.md 53 */
export async function failRenewals(account: ComparedAccount): Promise<RecordedStep[]> {
  const learner = await openLearnerWithClock(account);
  const prepared = await checkOut(account, learner);
  const { orderId } = prepared;
  await learner.confirm(intentIdOf(prepared), 'pm_card_visa');
  const steps = [await reconcileAndRecord('paid', account, learner, orderId, 'active')];

  // Can be attached, but fails when it is charged.
  await changeCard(account, learner, orderId, 'pm_card_chargeCustomerFail');
  await passPeriodEnd(account, learner, orderId);
  steps.push(await reconcileAndRecord('renewal fails', account, learner, orderId, 'past_due'));
  await changeCard(account, learner, orderId, 'pm_card_visa');
  await payInvoicesAtStripe(account, learner, orderId);
  steps.push(await reconcileAndRecord('card fixed and paid', account, learner, orderId, 'active'));

  await changeCard(account, learner, orderId, 'pm_card_chargeCustomerFail');
  await passPeriodEnd(account, learner, orderId);
  steps.push(await reconcileAndRecord('next renewal fails', account, learner, orderId, 'past_due'));
  await passRetries(account, learner, orderId);
  steps.push(await reconcileAndRecord('retries end', account, learner, orderId, 'canceled'));
  return steps;
}

/**
 * Opens the portal as the product does, and pays a failed renewal with the customer's new card.
 * Source: rules/payment-cases.md 53, 62
 */
export async function useThePortal(account: ComparedAccount): Promise<RecordedStep[]> {
  const { sdk, deps } = account;
  const learner = await openLearnerWithClock(account);
  const prepared = await checkOut(account, learner);
  const { orderId } = prepared;
  const { userId } = learner;
  await learner.confirm(intentIdOf(prepared), 'pm_card_visa');
  const steps = [await reconcileAndRecord('paid', account, learner, orderId, 'active')];
  const { customerId, subscriptionId } = await reconcile(account, learner, orderId);
  const ownCard = async (step: string): Promise<RecordedStep> => {
    const subscription = await sdk.subscriptions.retrieve(subscriptionId ?? '');
    const customer = await sdk.customers.retrieve(customerId);
    if (customer.deleted) throw new Error('The customer was deleted.');
    return {
      step,
      hasOwnCard: subscription.default_payment_method !== null,
      hasCustomersCard: customer.invoice_settings.default_payment_method !== null,
    };
  };
  steps.push(await ownCard('the card that paid'));

  const features = {
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  } as const;
  const { id: configuration } = await sdk.billingPortal.configurations.create({ features });
  const open = async (step: string, type: 'payment_method_update' | 'subscription_update') => {
    const flow_data =
      type === 'payment_method_update'
        ? { type }
        : { type, subscription_update: { subscription: subscriptionId ?? '' } };
    return sdk.billingPortal.sessions
      .create({ customer: customerId, configuration, return_url: SITE_ORIGIN, flow_data })
      .then(
        ({ flow }) => ({ step, flow: flow?.type }),
        (error: { type?: string; statusCode?: number }) => ({ step, refused: error.statusCode }),
      );
  };
  steps.push(await open('Update Card', 'payment_method_update'));

  await changeCard(account, learner, orderId, 'pm_card_chargeCustomerFail');
  await passPeriodEnd(account, learner, orderId);
  steps.push(await reconcileAndRecord('renewal fails', account, learner, orderId, 'past_due'));
  const pay = (step: string) =>
    payOpenInvoice({ userId, now: learner.now() }, deps).then(
      ({ outcome }): RecordedStep => ({ step, outcome }),
      (error: { code?: string }): RecordedStep => ({ step, refused: error.code }),
    );
  steps.push(await pay('Pay Now with the same card'));
  await changeCard(account, learner, orderId, 'pm_card_visa');
  steps.push(await pay('Pay Now with the new card'), await pay('Pay Now again'));
  steps.push(await reconcileAndRecord('paid now', account, learner, orderId, 'active'));
  steps.push(await ownCard('the new card'));

  await sdk.subscriptions.cancel(subscriptionId ?? '');
  steps.push(await open('Change Plan of an ended plan', 'subscription_update'));
  return steps;
}

const checkOut = ({ deps }: ComparedAccount, { userId, now }: ComparedLearner) =>
  checkoutTier({ userId, tierSlug: STARTER, now: now() }, deps);

/** Reconciles and returns the status at Stripe and in our records. Stripe may need a moment to reach `status`. */
async function reconcileAndRecord(
  step: string,
  account: ComparedAccount,
  learner: ComparedLearner,
  orderId: string,
  status: string,
): Promise<RecordedStep> {
  const record = await account.readUntil(
    () => reconcile(account, learner, orderId),
    (plan) => plan.status === status,
  );
  const atStripe = await account.sdk.subscriptions.retrieve(record.subscriptionId ?? '');
  return {
    step,
    stripe: atStripe.status,
    ours: record.status,
    hasAccess: await learner.hasAccess(COURSE),
  };
}

const reconcile = (
  { deps }: ComparedAccount,
  { userId, now }: ComparedLearner,
  orderId: string,
): Promise<SubscriptionRecord> => reconcileSubscription({ userId, orderId, now: now() }, deps);

async function changeCard(
  account: ComparedAccount,
  learner: ComparedLearner,
  orderId: string,
  paymentMethod: string,
): Promise<void> {
  const { customerId, subscriptionId } = await reconcile(account, learner, orderId);
  const card = await account.sdk.paymentMethods.attach(paymentMethod, { customer: customerId });
  // What the portal's Update Card changes; a card of the subscription alone would override it.
  await account.sdk.customers.update(customerId, {
    invoice_settings: { default_payment_method: card.id },
  });
  await account.readUntil(
    () => account.sdk.subscriptions.retrieve(subscriptionId ?? ''),
    ({ default_payment_method: own }) => own === null,
  );
}

async function payInvoicesAtStripe(
  account: ComparedAccount,
  learner: ComparedLearner,
  orderId: string,
): Promise<void> {
  const { subscriptionId } = await reconcile(account, learner, orderId);
  const { data } = await account.sdk.invoices.list({
    subscription: subscriptionId ?? '',
    status: 'open',
  });
  for (const invoice of data) await account.sdk.invoices.pay(invoice.id);
}

/** Advances past the renewal: its invoice stays a draft for about an hour, and the first retry is days away. */
async function passPeriodEnd(
  account: ComparedAccount,
  learner: ComparedLearner,
  orderId: string,
): Promise<void> {
  const { currentPeriodEnd } = await reconcile(account, learner, orderId);
  if (currentPeriodEnd === null) throw new Error('The subscription has no period.');
  await learner.advanceTo(new Date(Date.parse(currentPeriodEnd) + 6 * HOUR_MS));
}

/** Advances until Stripe stops retrying, which depends on a setting of the account. */
async function passRetries(
  account: ComparedAccount,
  learner: ComparedLearner,
  orderId: string,
): Promise<void> {
  for (let week = 1; week <= LONGEST_DUNNING_WEEKS; week += 1) {
    const { status } = await reconcile(account, learner, orderId);
    if (status !== 'past_due') return;
    await learner.advanceTo(new Date(learner.now().getTime() + 7 * DAY_MS));
  }
}
