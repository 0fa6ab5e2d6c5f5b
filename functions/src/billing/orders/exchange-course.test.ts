import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { catalogKeys, certificateKey } from '#table/keys.ts';
import { putItem, updateItem } from '#table/table.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';

/** Prices in dollars: 1: 99, 2: 119, 3 and 4: 149, 14: 29, 15: 89, bundle 16: 99. */
const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

describe('the exchange of a course', () => {
  it.each([
    [2_592_000, 'done', [1]],
    [2_592_001, 'exchange_closed', [2]],
  ])('%i s after the charge: %s (payment case 39)', async (seconds, outcome, courses) => {
    const { orderId } = await shopper.buy(2);
    await harness.advance(seconds);
    expect(await outcomeOf(shopper.exchange(orderId, 2, 1))).toBe(outcome);
    expect(await shopper.courses()).toEqual(courses);
  });

  it('exchanges for an equal or lower price without moving money, and refuses a cent more (payment case 40)', async () => {
    const first = await shopper.buy(3);
    await shopper.exchange(first.orderId, 3, 4);
    expect(await shopper.courses()).toEqual([4]);
    const second = await shopper.buy(2);
    const mark = harness.stripe.requests().length;
    await shopper.exchange(second.orderId, 2, 1);
    expect(await shopper.courses()).toEqual([1, 4]);
    const requests = harness.stripe.requests().slice(mark);
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(harness.stripe.objects().refunds).toEqual([]);

    const cheap = await shopper.buy(14);
    await setPrice(15, 2901);
    expect(await outcomeOf(shopper.exchange(cheap.orderId, 14, 15))).toBe(
      'exchange_price_too_high',
    );
    await setPrice(15, 2900);
    expect(await outcomeOf(shopper.exchange(cheap.orderId, 14, 15))).toBe('done');
    await setPrice(15, 8900);
  });

  it('values a course of a bundle at its share, and all shares at no more than was paid (payment case 41)', async () => {
    const bundle = await shopper.buy(16);
    expect(bundle.items.map((item) => item.shareCents)).toEqual([2433, 7466]);
    expect(await outcomeOf(shopper.exchange(bundle.orderId, 15, 1))).toBe(
      'exchange_price_too_high',
    );
    await setPrice(5, 7467);
    expect(await outcomeOf(shopper.exchange(bundle.orderId, 15, 5))).toBe(
      'exchange_price_too_high',
    );
    await setPrice(5, 7466);
    await shopper.exchange(bundle.orderId, 15, 5);
    await setPrice(5, 19_900);
    expect(await shopper.courses()).toEqual([5, 14]);
  });

  it('refuses an owned course, a second exchange, and an unknown course or order (payment case 42)', async () => {
    const { orderId } = await shopper.buy(3);
    await shopper.buy(14);
    expect(await outcomeOf(shopper.exchange(orderId, 3, 14))).toBe('already_owned');
    expect(await outcomeOf(shopper.exchange(orderId, 3, 3))).toBe('already_owned');
    expect(await outcomeOf(shopper.exchange(orderId, 3, 999))).toBe('course_not_found');
    expect(await outcomeOf(shopper.exchange(orderId, 3, 16))).toBe('course_not_found');
    expect(await outcomeOf(shopper.exchange(orderId, 5, 1))).toBe('order_not_found');
    expect(await outcomeOf(shopper.exchange('none', 3, 1))).toBe('order_not_found');
    await shopper.exchange(orderId, 3, 1);
    expect(await outcomeOf(shopper.exchange(orderId, 3, 2))).toBe('exchange_closed');
    expect((await shopper.exchange(orderId, 3, 1)).version).toBe(
      (await shopper.order(orderId)).version,
    );
    expect(await shopper.courses()).toEqual([1, 14]);
  });

  it('refuses to exchange a refunded or disputed order (payment case 42)', async () => {
    const refunded = await shopper.buy(2);
    await shopper.cancel(refunded.orderId);
    expect(await outcomeOf(shopper.exchange(refunded.orderId, 2, 1))).toBe('exchange_closed');
    const disputed = await shopper.buy(3);
    await harness.stripe.openDispute(await shopper.paymentIntentId(disputed.orderId));
    await shopper.reconcile(disputed.orderId);
    expect(await outcomeOf(shopper.exchange(disputed.orderId, 3, 1))).toBe('exchange_closed');
    expect(await shopper.courses()).toEqual([]);
  });

  it('refuses an exchange because of a dispute or refund that no event has reported yet (payment case 42)', async () => {
    const disputed = await shopper.buy(2);
    await harness.stripe.openDispute(await shopper.paymentIntentId(disputed.orderId));
    expect(await outcomeOf(shopper.exchange(disputed.orderId, 2, 1))).toBe('exchange_closed');
    expect((await shopper.order(disputed.orderId)).state).toBe('disputed');
    const partly = await shopper.buy(3);
    await harness.stripe.refundFromDashboard(await shopper.paymentIntentId(partly.orderId), 6000);
    expect(await outcomeOf(shopper.exchange(partly.orderId, 3, 1))).toBe('exchange_price_too_high');
    expect(await shopper.courses()).toEqual([3]);
  });

  it('works from our records while Stripe does not respond', async () => {
    const { orderId } = await shopper.buy(2);
    harness.stripe.failNext({ method: 'GET', kind: 'lost-before' });
    expect(await outcomeOf(shopper.exchange(orderId, 2, 1))).toBe('done');
    expect(await shopper.courses()).toEqual([1]);
  });

  it('is refused once the certificate of the course was claimed', async () => {
    const { orderId } = await shopper.buy(2);
    await putItem(billing.table, { ...certificateKey(shopper.userId, 2), entity: 'certificate' });
    expect(await outcomeOf(shopper.exchange(orderId, 2, 1))).toBe('certificate_claimed');
    expect(await shopper.courses()).toEqual([2]);
  });

  it('lets one of several parallel exchanges succeed, and never grants a second course (payment case 43)', async () => {
    const { orderId } = await shopper.buy(4);
    const targets = [1, 2, 14, 15, 3];
    const outcomes = await Promise.all(
      targets.map((target) => outcomeOf(shopper.exchange(orderId, 4, target))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'exchange_closed')).toHaveLength(4);
    expect(await shopper.courses()).toEqual([targets[outcomes.indexOf('done')]]);
  });

  it('refunds a checkout of the target course that is paid after the exchange (payment case 44)', async () => {
    const { orderId } = await shopper.buy(2);
    const tab = await shopper.checkout(1);
    await shopper.exchange(orderId, 2, 1);
    await shopper.pay(tab);
    expect(await shopper.reconcile(tab.orderId)).toMatchObject({
      state: 'refunded',
      refundRequest: { reason: 'duplicate' },
    });
    expect(await shopper.courses()).toEqual([1]);
    const amounts = harness.stripe.objects().refunds.map((refund) => refund.amount);
    expect(amounts).toEqual([9900]);
  });

  it('ends a simultaneous refund and exchange either refunded, or exchanged and then refunded (payment case 38)', async () => {
    const { orderId } = await shopper.buy(2);
    const [canceled, exchanged] = await Promise.all([
      outcomeOf(shopper.cancel(orderId)),
      outcomeOf(shopper.exchange(orderId, 2, 1)),
    ]);
    expect(canceled).toBe('done');
    expect(['done', 'exchange_closed']).toContain(exchanged);
    expect(await shopper.courses()).toEqual([]);
    expect((await shopper.order(orderId)).state).toBe('refunded');
  });

  it('withdraws the new course when the order is canceled after an exchange (payment case 38)', async () => {
    const { orderId } = await shopper.buy(16);
    await setPrice(5, 100);
    await shopper.exchange(orderId, 14, 5);
    await setPrice(5, 19_900);
    expect(await shopper.courses()).toEqual([5, 15]);
    await shopper.cancel(orderId);
    expect(await shopper.courses()).toEqual([]);
  });

  it('leaves the exchanged course to another order that also paid for it', async () => {
    const single = await shopper.buy(15);
    await shopper.buy(16);
    await shopper.exchange(single.orderId, 15, 14).catch(() => undefined);
    await setPrice(5, 100);
    await shopper.exchange(single.orderId, 15, 5);
    await setPrice(5, 19_900);
    expect(await shopper.courses()).toEqual([5, 14, 15]);
  });
});

describe('an exchange that is sent twice at once', () => {
  it.each([1, 2])('returns the same when the other call finishes at read %i', async (reading) => {
    const { orderId } = await shopper.buy(2);
    let readings = 0;
    const slow = openShopper(
      harness,
      {
        ...harness.deps,
        orders: {
          ...harness.deps.orders,
          async find(userId, id) {
            const found = await harness.deps.orders.find(userId, id);
            readings += 1;
            if (readings === reading) await shopper.exchange(orderId, 2, 1);
            return found;
          },
        },
      },
      shopper.userId,
    );
    const { items } = await slow.exchange(orderId, 2, 1);
    expect(items[0]!.exchangedFor?.courseId).toBe(1);
    expect(readings).toBeGreaterThanOrEqual(reading);
    expect(await shopper.courses()).toEqual([1]);
  });
});

/** The catalog is cached for a minute. */
async function setPrice(courseId: number, priceCents: number): Promise<void> {
  await updateItem(billing.table, catalogKeys.course(courseId), {
    UpdateExpression: 'SET priceCents = :price',
    ExpressionAttributeValues: { ':price': priceCents },
  });
  await harness.advance(61);
}
