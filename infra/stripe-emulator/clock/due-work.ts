import type { Stripe } from 'stripe';
import { clockSeconds, known, type Account, type Job, type JobKind } from '#account/account.ts';
import { openDispute } from '#payments/disputes.ts';
import { testCardOf } from '#payments/payment-methods.ts';
import { settleRefund } from '#payments/refunds.ts';
import { finalizeRenewal, renew, retryInvoice } from '#subscriptions/renewals.ts';
import { expirePendingUpdate } from '#subscriptions/subscription-change.ts';
import { endSubscription } from '#subscriptions/subscription-state.ts';

/** Each looks whether it still applies: jobs are never called off. */
const WORK: Record<JobKind, (account: Account, id: string) => void> = {
  renew,
  'finalize-invoice': finalizeRenewal,
  'retry-invoice': retryInvoice,
  'expire-subscription': (account, id) => {
    const subscription = known(account, 'subscriptions', id);
    if (subscription.status === 'incomplete') {
      endSubscription(account, subscription, 'payment_failed');
    }
  },
  'expire-pending-update': (account, id) => {
    expirePendingUpdate(account, known(account, 'subscriptions', id));
  },
  'settle-refund': settleRefund,
  'open-dispute': (account, id) => {
    const charge = known(account, 'charges', id);
    const status = testCardOf(account, charge.payment_method ?? '').dispute;
    if (status && !charge.disputed && !charge.refunded) openDispute(account, charge, status);
  },
};

/** Does what fell due by the account's clock, each at its own moment. */
export function settle(account: Account): void {
  while (runFirst(account, null, clockSeconds(account)));
}

/** The same for a test clock that is moved to `to`, in seconds. */
export function settleClock(
  account: Account,
  clock: Stripe.TestHelpers.TestClock,
  to: number,
): void {
  while (runFirst(account, clock.id, to));
  clock.frozen_time = to;
  account.changed();
}

/** When the next job of the account's own clock falls due, in seconds. */
export function nextJobAt(account: Account): number | null {
  return account.jobs.find((job) => job.clock === null)?.at ?? null;
}

function runFirst(account: Account, clock: string | null, until: number): Job | null {
  const index = account.jobs.findIndex((job) => job.clock === clock);
  const job = account.jobs[index];
  if (!job || job.at > until) return null;
  account.jobs.splice(index, 1);
  const { request, moment } = account;
  account.request = null;
  account.moment = job.at;
  try {
    WORK[job.kind](account, job.id);
  } finally {
    account.request = request;
    account.moment = moment;
  }
  account.changed();
  return job;
}
