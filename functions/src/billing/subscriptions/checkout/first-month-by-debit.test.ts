import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { payByBankDebit } from '#testing/billing/bank-debit.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import { listPurchases } from '#billing/purchases/list-purchases.ts';
import { presentPayment } from '#billing/purchases/present-payment.ts';

const billing = setUpBilling();
let harness: BillingHarness;

/** Creates a plan whose first payment is pending. */
async function debited(tierSlug: string) {
  harness = await billing.open();
  const subscriber = openSubscriber(harness);
  const prepared = await subscriber.checkout(tierSlug);
  await subscriber.confirm(prepared);
  const debit = payByBankDebit(harness);
  const reconcile = () => subscriber.reconcile(prepared.orderId);
  const payment = async () => presentPayment(await reconcile(), harness.now()).state;
  return { subscriber, debit, reconcile, payment };
}

const keptCharges = () =>
  harness.stripe
    .objects()
    .charges.filter(({ paid, refunded }) => paid && !refunded)
    .map(({ amount }) => amount);

describe('a plan whose first month is paid by a pending bank debit', () => {
  it('grants nothing until the money arrives, although Stripe calls it active', async () => {
    const { subscriber, debit, reconcile, payment } = await debited('entry');
    const waiting = { status: 'active', startedAt: null, accessEndsAt: null, endedAt: null };
    expect(await reconcile()).toMatchObject(waiting);
    expect(await payment()).toBe('waiting');
    expect(await subscriber.openCourses()).toEqual([]);
    const { userId } = subscriber;
    const shown = await listPurchases({ userId, now: harness.now() }, harness.deps);
    expect(shown.subscription).toBeNull();
    expect(await outcomeOf(subscriber.checkout('professional'))).toBe('subscription_active');

    debit.arrive();
    expect(await payment()).toBe('granted');
    expect(await subscriber.openCourses()).toContain(1);
  });

  it('keeps waiting after the bank refused, because Stripe may retry', async () => {
    const { subscriber, debit, reconcile, payment } = await debited('entry');
    debit.fail();
    expect(await reconcile()).toMatchObject({ status: 'past_due', accessEndsAt: null });
    expect(await payment()).toBe('waiting');
    expect(await subscriber.openCourses()).toEqual([]);
    debit.arrive();
    expect(await payment()).toBe('granted');
  });

  it.each([
    ['past_due', 'entry'],
    ['past_due', 'professional'],
    ['unpaid', 'entry'],
  ] as const)(
    'is replaced after the bank refused it (%s) by %s, and late money is refunded',
    async (status, tierSlug) => {
      const { subscriber, debit, reconcile, payment } = await debited('entry');
      debit.fail(status);
      const first = await reconcile();
      const second = await subscriber.subscribe(tierSlug);
      expect(second).toMatchObject({ status: 'active', tierSlug });
      expect(second.orderId).not.toBe(first.orderId);
      expect(await reconcile()).toMatchObject({ status: 'canceled', refundedCents: 0 });
      expect(await payment()).toBe('failed');
      // No event is needed when the money arrives: the reconciler checks.
      expect(
        await getItem(billing.table, unreconciledKeys.subscription(first.orderId)),
      ).toBeDefined();

      debit.arrive();
      expect(await reconcile()).toMatchObject({ refundedCents: 9900, accessEndsAt: null });
      expect(await payment()).toBe('refunded');
      expect(
        await getItem(billing.table, unreconciledKeys.subscription(first.orderId)),
      ).toBeUndefined();
      expect(keptCharges()).toEqual([second.priceCents]);
      expect(await subscriber.openCourses()).toEqual(second.courseIds);
    },
  );
});
