import { endPurchases } from '#privacy/deleting/end-purchases.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { checkoutTier } from '#billing/subscriptions/checkout/checkout-tier.ts';
import { setSubscriptionEnd } from '#billing/subscriptions/changes/set-subscription-end.ts';
import { reconcileSubscription } from '#billing/subscriptions/reconciliation/reconcile-subscription.ts';
import type { ComparedAccount } from './compared-account.ts';
import { intentIdOf, openLearnerWithClock } from './compared-learner.ts';
import { ensurePrice, STARTER } from './tier-price.ts';
import type { RecordedStep } from './scenario.ts';

const HOUR_MS = 3_600_000;
const LARGER = 'professional';

async function subscribe(account: ComparedAccount, tierSlug: string) {
  const { deps } = account;
  const learner = await openLearnerWithClock(account);
  const { userId, now } = learner;
  const prepared = await checkoutTier({ userId, tierSlug, now: now() }, deps);
  const { orderId } = prepared;
  await learner.confirm(intentIdOf(prepared), 'pm_card_visa');
  const until = (condition: (plan: SubscriptionRecord) => boolean) =>
    account.readUntil(
      () => reconcileSubscription({ userId, orderId, now: now() }, deps),
      condition,
    );
  const plan = await until(({ status }) => status === 'active');
  return { learner, plan, until };
}

/**
 * Schedules a smaller plan as the portal does, cancels, resumes, and lets the next period begin.
 *
 * Source: rules/payment-cases.md 56, 57
 */
export async function downgradeBySchedule(account: ComparedAccount): Promise<RecordedStep[]> {
  const { sdk, deps } = account;
  const smallerPriceId = await ensurePrice(sdk, STARTER);
  await ensurePrice(sdk, LARGER);
  const { learner, plan, until } = await subscribe(account, LARGER);
  const { userId, now } = learner;
  const record = (step: string, found: SubscriptionRecord): RecordedStep => ({
    step,
    status: found.status,
    tier: found.tierSlug,
    next: found.nextTier?.tierSlug ?? null,
    isSetToEnd: found.cancelAt !== null,
  });
  const steps = [record('paid', plan)];

  const schedule = await sdk.subscriptionSchedules.create({
    from_subscription: plan.subscriptionId!,
  });
  const [phase] = schedule.phases;
  const item = phase!.items[0]!;
  await sdk.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: item.price as string, quantity: 1 }],
        start_date: phase!.start_date,
        end_date: phase!.end_date,
      },
      { items: [{ price: smallerPriceId, quantity: 1 }], proration_behavior: 'none' },
    ],
  });
  steps.push(record('smaller plan chosen', await until(({ nextTier }) => nextTier !== null)));
  const setEnd = (atPeriodEnd: boolean) =>
    setSubscriptionEnd({ userId, atPeriodEnd, now: now() }, deps);
  await setEnd(true);
  steps.push(record('canceled', await until(({ cancelAt }) => cancelAt !== null)));
  await setEnd(false);
  steps.push(record('resumed', await until(({ nextTier }) => nextTier !== null)));

  await learner.advanceTo(new Date(Date.parse(plan.currentPeriodEnd!) + 6 * HOUR_MS));
  steps.push(record('next period', await until(({ tierSlug }) => tierSlug === STARTER)));
  return steps;
}

/** Ends what could still be charged and deletes the customer, as the deletion of an account does. */
export async function deleteCustomer(account: ComparedAccount): Promise<RecordedStep[]> {
  const { sdk, deps } = account;
  const { learner, plan } = await subscribe(account, STARTER);
  const { userId, now } = learner;
  const customerId = (await deps.customers.find(userId))!;
  const openProvider = () => Promise.resolve(deps.provider);
  const end = () => endPurchases({ userId, now: now() }, { billing: deps, openProvider });
  await end();
  const customer = await sdk.customers.retrieve(customerId);
  const subscription = await sdk.subscriptions.retrieve(plan.subscriptionId!);
  const ended = (await deps.subscriptions.find(userId, plan.orderId))!;
  await end();
  return [
    {
      step: 'deleted',
      isCustomerDeleted: customer.deleted === true,
      stripe: subscription.status,
      ours: ended.status,
      hasCustomer: (await deps.customers.find(userId)) !== undefined,
    },
  ];
}
