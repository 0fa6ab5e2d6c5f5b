import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { catalogKeys } from '#table/keys.ts';
import { updateItem } from '#table/table.ts';
import { createCatalogTable, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

describe('the checkout of the bundle', () => {
  it('takes one payment for the two courses of bundle 16', async () => {
    const order = await shopper.buy(16);
    expect(order).toMatchObject({ kind: 'bundle', amountCents: 9900, state: 'paid' });
    expect(await shopper.courses()).toEqual([14, 15]);
  });

  it('refuses a hidden course and a bundle that contains it', async () => {
    const own = await billing.open({ table: await createCatalogTable() });
    await updateItem(own.table, catalogKeys.course(15), {
      UpdateExpression: 'SET listing = :hidden',
      ExpressionAttributeValues: { ':hidden': 'hidden' },
    });
    const learner = openShopper(own);
    expect(await outcomeOf(learner.checkout(15))).toBe('course_not_offered');
    expect(await outcomeOf(learner.checkout(16))).toBe('course_not_offered');
    expect(await outcomeOf(learner.checkout(14))).toBe('done');
  });

  it('refuses an owned course, and sells a partly owned bundle that grants the rest (payment case 6)', async () => {
    const single = await shopper.buy(14);
    expect(await outcomeOf(shopper.checkout(14))).toBe('already_owned');
    const bundle = await shopper.buy(16);
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(bundle.items.map((item) => item.isGranted)).toEqual([false, true]);
    expect((await shopper.order(single.orderId)).state).toBe('paid');
    expect(await outcomeOf(shopper.checkout(16))).toBe('already_owned');
    expect(await outcomeOf(shopper.checkout(15))).toBe('already_owned');
  });

  it('grants the rest of a bundle when one of its courses was also paid for (payment case 16)', async () => {
    const single = await shopper.checkout(14);
    const bundle = await shopper.checkout(16);
    await shopper.pay(bundle);
    await shopper.pay(single);
    expect((await shopper.reconcile(single.orderId)).state).toBe('paid');
    expect((await shopper.reconcile(bundle.orderId)).items.map((item) => item.isGranted)).toEqual([
      false,
      true,
    ]);
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(harness.stripe.objects().refunds).toEqual([]);
  });

  it('is asked about before one of its courses is sold, if its event was lost (payment case 22)', async () => {
    const bundle = await shopper.checkout(16);
    await shopper.pay(bundle);
    expect(await outcomeOf(shopper.checkout(14))).toBe('already_owned');
    expect((await shopper.order(bundle.orderId)).state).toBe('paid');
  });

  it.each([
    ['the bundle', 'the course', true],
    ['the course', 'the bundle', true],
    ['the bundle', 'the course', false],
    ['the course', 'the bundle', false],
  ])(
    'paid before or after one of its courses ends the same when the event of %s comes before that of %s (bundle first: %s; payment case 22)',
    async (first, _second, isBundlePaidFirst) => {
      const single = await shopper.checkout(14);
      const bundle = await shopper.checkout(16);
      await shopper.pay(isBundlePaidFirst ? bundle : single);
      await harness.advance(60);
      await shopper.pay(isBundlePaidFirst ? single : bundle);
      const order = [bundle.orderId, single.orderId];
      for (const orderId of first === 'the bundle' ? order : order.toReversed()) {
        await shopper.reconcile(orderId);
      }
      expect(await shopper.courses()).toEqual([14, 15]);
      const refunded = harness.stripe.objects().refunds.map(({ amount }) => amount);
      const { state } = await shopper.order(single.orderId);
      const granted = (await shopper.order(bundle.orderId)).items.map((item) => item.isGranted);
      expect({ refunded, state, granted }).toEqual(
        isBundlePaidFirst
          ? { refunded: [2900], state: 'refunded', granted: [true, true] }
          : { refunded: [], state: 'paid', granted: [false, true] },
      );
    },
  );

  it('refunds once a payment for a course that the bundle already covers (payment case 16)', async () => {
    const single = await shopper.checkout(14);
    await shopper.buy(16);
    await shopper.pay(single);
    const reconciled = await Promise.all(
      Array.from({ length: 5 }, () => shopper.reconcile(single.orderId)),
    );
    expect(reconciled.map((order) => order.state)).toEqual(Array(5).fill('refunded'));
    const { refunds } = harness.stripe.objects();
    expect(refunds).toHaveLength(1);
    expect(refunds[0]).toMatchObject({ amount: 2900, reason: 'duplicate' });
    expect(await shopper.courses()).toEqual([14, 15]);
  });
});
