import type { Stripe } from 'stripe';
import { clockSeconds, existing, type Account, type Job, type JobKind } from '#account/account.ts';
import { openDispute } from '#payments/disputes.ts';
import { settleDebit } from '#payments/bank-debits.ts';
import { warnLater } from '#payments/fraud-warnings.ts';
import { testCardOf } from '#payments/payment-methods.ts';
import { becomeOverdue } from '#invoices/sent-invoices.ts';
import { completeRefund } from '#payments/refunds.ts';
import { finalizeRenewal, renew, retryInvoice } from '#subscriptions/renewals.ts';
import { expirePendingUpdate } from '#subscriptions/subscription-change.ts';
import { endSubscription } from '#subscriptions/subscription-state.ts';

/** Jobs are never canceled, so each of these checks whether it still applies. */
const WORK: Record<JobKind, (account: Account, id: string) => void> = {
  renew,
  'finalize-invoice': finalizeRenewal,
  'invoice-due': becomeOverdue,
  'retry-invoice': retryInvoice,
  'expire-subscription': (account, id) => {
    const subscription = existing(account, 'subscriptions', id);
    if (subscription.status === 'incomplete') {
      endSubscription(account, subscription, 'payment_failed');
    }
  },
  'expire-pending-update': (account, id) => {
    expirePendingUpdate(account, existing(account, 'subscriptions', id));
  },
  'settle-refund': completeRefund,
  'warn-of-fraud': warnLater,
  'settle-debit': settleDebit,
  'open-dispute': (account, id) => {
    const charge = existing(account, 'charges', id);
    const status = testCardOf(account, charge.payment_method ?? '').dispute;
    if (status && !charge.disputed && !charge.refunded) openDispute(account, charge, status);
  },
};

/** Runs what has fallen due by the account's clock, each job at its own time. */
export function runDueJobs(account: Account): void {
  while (runNextJob(account, null, clockSeconds(account)));
}

/** Moves a test clock to `to` (seconds) and runs what falls due on it. */
export function advanceTestClock(
  account: Account,
  clock: Stripe.TestHelpers.TestClock,
  to: number,
): void {
  while (runNextJob(account, clock.id, to));
  clock.frozen_time = to;
  account.changed();
}

/** Returns when the next job of the account's own clock falls due, in seconds. */
export function nextJobAt(account: Account): number | null {
  return account.jobs.find((job) => job.clock === null)?.at ?? null;
}

function runNextJob(account: Account, clock: string | null, until: number): Job | null {
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
