import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { payByBankDebit } from '#testing/billing/bank-debit.ts';
import { CARDS } from '#testing/billing/shopper.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';
import { checkoutTier } from '../subscriptions/checkout/checkout-tier.ts';
import { PaymentProviderFailure } from '../payment-provider.ts';

const MINUTE = 60;
const DAY = 86_400;

let harness: BillingHarness;
let userId: string;
beforeEach(async () => {
  // Its own table, because the reconciler visits the plans of all learners.
  harness = await openBillingHarness({ table: await createCatalogTable() });
  userId = harness.learner();
});

const checkout = () =>
  checkoutTier({ userId, tierSlug: 'entry', now: harness.now() }, harness.deps);
async function payDebit() {
  const { clientSecret } = await checkout();
  await harness.stripe.confirm(clientSecret!, CARDS.good);
  const debit = payByBankDebit(harness);
  await harness.advance(6 * MINUTE);
  return debit;
}
const run = () => openWebhook(harness).runReconciler('subscriptions');

describe('a plan that the reconciler visits', () => {
  it('raises no alarm when it was paid a moment ago', async () => {
    const { clientSecret } = await checkout();
    await harness.advance(6 * MINUTE);
    await harness.stripe.confirm(clientSecret!, CARDS.good);
    await run();
    expect(await harness.hasAccess(userId, 1)).toBe(true);
    expect(harness.counted).toEqual([]);
  });

  it('raises an alarm when its first month was paid by bank debit without an event', async () => {
    const debit = await payDebit();
    await run();
    harness.counted.length = 0;
    debit.arrive();
    await run();
    expect(await harness.hasAccess(userId, 1)).toBe(true);
    expect(harness.counted.toSorted()).toEqual(['OrdersReconciledLate', 'PaidWithoutAccess']);
  });

  it('raises no alarm while the bank debit is on its way and reconciling fails', async () => {
    await payDebit();
    const { subscriptions } = harness.deps;
    harness.deps.subscriptions = {
      ...subscriptions,
      change: () => Promise.reject(new Error('crashed')),
    };
    await expect(run()).rejects.toThrow('1 of 1 failed');
    expect(harness.counted).toEqual([]);
  });

  it('raises no alarm when an invoice is opened or retried at another time', async () => {
    const { clientSecret } = await checkout();
    await harness.stripe.confirm(clientSecret!, CARDS.good);
    await harness.reconcileAll();
    const { provider } = harness.deps;
    for (const nextAttemptAt of [null, '2026-11-21T09:00:00.000Z']) {
      await harness.advance(6 * MINUTE);
      harness.deps.provider = {
        ...provider,
        readSubscription: async (id) => ({
          ...(await provider.readSubscription(id)),
          unpaid: { invoiceId: 'in_1', amountCents: 9900, nextAttemptAt, isPayable: true },
        }),
      };
      await run();
    }
    const [plan] = await harness.deps.subscriptions.list(userId);
    expect(plan!.unpaid).toMatchObject({ nextAttemptAt: '2026-11-21T09:00:00.000Z' });
    expect(harness.counted).toEqual([]);
  });

  it('raises no alarm when Stripe never created it', async () => {
    harness.stripe.failNext({ method: 'POST', path: /subscriptions$/, kind: 'lost-before' });
    await expect(checkout()).rejects.toBeInstanceOf(PaymentProviderFailure);
    await harness.advance(DAY + 1);
    await run();
    expect(await harness.deps.subscriptions.findOpen(userId)).toBeUndefined();
    expect(harness.counted).toEqual([]);
  });
});
