import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import { cancelSubscription } from '#billing/subscriptions/changes/cancel-subscription.ts';
import type { PreparedPayment } from '#billing/orders/checkout/checkout-course.ts';
import { setSubscriptionEnd } from '#billing/subscriptions/changes/set-subscription-end.ts';
import type { BillingHarness } from '../billing/billing-harness.ts';
import type { CrashingTable } from '../table/crashing-table.ts';
import { openPortalPage, priceIdOf, type Subscriber } from '../billing/subscriber.ts';

/** A step in the life of a plan; `nth` picks one of the existing plans, payments or disputes. */
export type SubscriptionStep =
  | {
      do: 'subscribe';
      tierSlug: string;
      interval: BillingInterval;
      card: string;
      hasCode?: boolean;
    }
  | { do: 'checkout'; tierSlug: string; interval: BillingInterval; hasCode?: boolean }
  | { do: 'pay'; card: string }
  | { do: 'changeTier'; tierSlug: string; interval: BillingInterval }
  | { do: 'changeCard'; card: string }
  | { do: 'payInvoice' }
  | { do: 'cancel'; nth: number }
  | { do: 'setEnd'; atPeriodEnd: boolean }
  | { do: 'portalEnd' }
  | { do: 'refund'; nth: number; share: number }
  | { do: 'dispute'; nth: number }
  | { do: 'decide'; nth: number; status: 'won' | 'lost' }
  | { do: 'endAtStripe'; nth: number }
  | { do: 'wait'; seconds: number }
  | { do: 'reconcile'; nth: number }
  | { do: 'reconcileTwice'; nth: number }
  | { do: 'crash'; write: number; when: 'before' | 'after' }
  | { do: 'fault'; kind: '500' | 'lost-before' | 'lost-after' };

/** Returns a function that runs one step; checkouts can have the promotion code. It throws when the step is refused or the process crashes; later steps still run. */
export function subscriptionStepRunner(
  harness: BillingHarness,
  subscriber: Subscriber,
  crashing: CrashingTable,
  promotionCode?: string,
): (step: SubscriptionStep) => Promise<unknown> {
  const { stripe, sdk, deps } = harness;
  const now = () => harness.now();
  const { userId } = subscriber;
  const preparedPayments: PreparedPayment[] = [];

  const orderId = async (nth: number) => {
    const plans = await deps.subscriptions.list(userId);
    return plans[nth % plans.length]!.orderId;
  };
  const charge = (nth: number) => {
    const paid = stripe.objects().charges.filter((candidate) => candidate.paid);
    return paid[nth % paid.length]!;
  };
  const checkout = async (tierSlug: string, interval: BillingInterval, hasCode = false) => {
    const code = hasCode ? promotionCode : undefined;
    const prepared = await subscriber.checkout(tierSlug, interval, code);
    preparedPayments.push(prepared);
    return prepared;
  };
  const page = () => openPortalPage(harness, userId);

  return async (step) => {
    switch (step.do) {
      case 'subscribe':
        return subscriber.confirm(
          await checkout(step.tierSlug, step.interval, step.hasCode),
          step.card,
        );
      case 'checkout':
        return checkout(step.tierSlug, step.interval, step.hasCode);
      case 'pay':
        // Also the payments that older tabs still show.
        return Promise.allSettled(
          preparedPayments.map((payment) => subscriber.confirm(payment, step.card)),
        );
      case 'changeTier':
        return (await page()).changePrice(await priceIdOf(harness, step.tierSlug, step.interval));
      case 'changeCard':
        return (await page()).updateCard(step.card);
      case 'payInvoice':
        return (await page()).payOpenInvoice();
      case 'cancel':
        return cancelSubscription({ userId, orderId: await orderId(step.nth), now: now() }, deps);
      case 'setEnd':
        return setSubscriptionEnd({ userId, atPeriodEnd: step.atPeriodEnd, now: now() }, deps);
      case 'portalEnd':
        return (await page()).cancelAtPeriodEnd();
      case 'refund': {
        const { payment_intent: intent, amount } = charge(step.nth);
        return stripe.refundFromDashboard(intent as string, Math.floor(amount * step.share));
      }
      case 'dispute':
        return stripe.openDispute(charge(step.nth).payment_intent as string);
      case 'decide': {
        const { disputes } = stripe.objects();
        return stripe.closeDispute(disputes[step.nth % disputes.length]!.id, step.status);
      }
      case 'endAtStripe': {
        const { subscriptions } = stripe.objects();
        return sdk.subscriptions.cancel(subscriptions[step.nth % subscriptions.length]!.id);
      }
      case 'wait':
        return harness.advance(step.seconds);
      case 'reconcile':
        return subscriber.reconcile(await orderId(step.nth));
      case 'reconcileTwice': {
        const id = await orderId(step.nth);
        return Promise.all([subscriber.reconcile(id), subscriber.reconcile(id)]);
      }
      case 'crash':
        // Hits a write of the next steps.
        return crashing.crashAt(step.write, step.when);
      case 'fault':
        return stripe.failNext({ kind: step.kind });
    }
  };
}
