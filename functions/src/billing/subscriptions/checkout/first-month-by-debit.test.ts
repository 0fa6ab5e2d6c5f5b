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

const stories = setUpBilling();
let harness: BillingHarness;

/** Creates a plan whose first payment is pending. */
async function debited(tierSlug: string) {
  harness = await stories.open();
  const story = openSubscriber(harness);
  const prepared = await story.checkout(tierSlug);
  await story.confirm(prepared);
  const debit = payByBankDebit(harness);
  const reconcile = () => story.reconcile(prepared.orderId);
  const payment = async () => presentPayment(await reconcile(), harness.now()).state;
  return { story, debit, reconcile, payment };
}

const keptCharges = () =>
  harness.stripe
    .objects()
    .charges.filter(({ paid, refunded }) => paid && !refunded)
    .map(({ amount }) => amount);

describe('a plan whose first month is paid by a pending bank debit', () => {
  it('grants nothing until the money arrives, although Stripe calls it active', async () => {
    const { story, debit, reconcile, payment } = await debited('entry');
    const waiting = { status: 'active', startedAt: null, accessEndsAt: null, endedAt: null };
    expect(await reconcile()).toMatchObject(waiting);
    expect(await payment()).toBe('waiting');
    expect(await story.openCourses()).toEqual([]);
    const { userId } = story;
    const shown = await listPurchases({ userId, now: harness.now() }, harness.deps);
    expect(shown.subscription).toBeNull();
    expect(await outcomeOf(story.checkout('professional'))).toBe('subscription_active');

    debit.arrive();
    expect(await payment()).toBe('granted');
    expect(await story.openCourses()).toContain(1);
  });

  it('keeps waiting after the bank refused, because Stripe may retry', async () => {
    const { story, debit, reconcile, payment } = await debited('entry');
    debit.fail();
    expect(await reconcile()).toMatchObject({ status: 'past_due', accessEndsAt: null });
    expect(await payment()).toBe('waiting');
    expect(await story.openCourses()).toEqual([]);
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
      const { story, debit, reconcile, payment } = await debited('entry');
      debit.fail(status);
      const first = await reconcile();
      const second = await story.subscribe(tierSlug);
      expect(second).toMatchObject({ status: 'active', tierSlug });
      expect(second.orderId).not.toBe(first.orderId);
      expect(await reconcile()).toMatchObject({ status: 'canceled', refundedCents: 0 });
      expect(await payment()).toBe('failed');
      // No event is needed when the money arrives: the reconciler checks.
      expect(
        await getItem(stories.table, unreconciledKeys.subscription(first.orderId)),
      ).toBeDefined();

      debit.arrive();
      expect(await reconcile()).toMatchObject({ refundedCents: 9900, accessEndsAt: null });
      expect(await payment()).toBe('refunded');
      expect(
        await getItem(stories.table, unreconciledKeys.subscription(first.orderId)),
      ).toBeUndefined();
      expect(keptCharges()).toEqual([second.priceCents]);
      expect(await story.openCourses()).toEqual(second.courseIds);
    },
  );
});
