import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '../testing/billing-harness.ts';
import {
  CARDS,
  openShopper,
  outcomeOf,
  refuseViolations,
  type Shopper,
} from '../testing/shopper.ts';

let table: Table;
let harness: BillingHarness;
let shopper: Shopper;

beforeAll(async () => {
  table = await createCatalogTable();
});
beforeEach(async () => {
  harness = await openBillingHarness({ table });
  shopper = openShopper(harness);
});
afterEach(() => refuseViolations(harness));

const refunds = () => harness.stripe.objects().refunds;
const refundedCents = () => refunds().reduce((sum, refund) => sum + refund.amount, 0);

describe('a disputed payment', () => {
  it('case 35: disputed before it is cancelled, there is no refund; won, the course is back', async () => {
    const { orderId } = await shopper.buy(14);
    const disputeId = await harness.stripe.openDispute(await shopper.paymentIntentId(orderId));
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('cancellation_closed');
    expect((await shopper.order(orderId)).state).toBe('disputed');
    expect(await shopper.courses()).toEqual([]);
    await harness.stripe.closeDispute(disputeId, 'won');
    expect((await shopper.settle(orderId)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14]);
    expect(refunds()).toEqual([]);
  });

  it('case 35: lost, the course is gone for good', async () => {
    const { orderId } = await shopper.buy(14, CARDS.disputed);
    await harness.advance(3600);
    const [dispute] = harness.stripe.objects().disputes;
    await shopper.settle(orderId);
    expect(await shopper.courses()).toEqual([]);
    await harness.stripe.closeDispute(dispute!.id, 'lost');
    expect((await shopper.settle(orderId)).state).toBe('dispute_lost');
    expect(await shopper.courses()).toEqual([]);
  });

  it('case 35: disputed between the wish and the refund, the dispute decides', async () => {
    const { orderId } = await shopper.buy(14);
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    await shopper.cancel(orderId);
    const disputeId = await harness.stripe.openDispute(await shopper.paymentIntentId(orderId));
    expect(await shopper.settle(orderId)).toMatchObject({ state: 'disputed', refundRequest: null });
    await harness.stripe.closeDispute(disputeId, 'won');
    expect((await shopper.settle(orderId)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14]);
    expect(refunds()).toEqual([]);
  });

  it('case 36: it cannot be bought again while that lasts; once lost it can', async () => {
    const { orderId } = await shopper.buy(14);
    const disputeId = await harness.stripe.openDispute(await shopper.paymentIntentId(orderId));
    await shopper.settle(orderId);
    expect(await outcomeOf(shopper.checkout(14))).toBe('payment_disputed');
    expect(await outcomeOf(shopper.checkout(16))).toBe('payment_disputed');
    expect(await outcomeOf(shopper.checkout(15))).toBe('done');
    await harness.stripe.closeDispute(disputeId, 'lost');
    await shopper.settle(orderId);
    expect((await shopper.buy(14)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14]);
  });

  it('case 36: a checkout opened before and paid during the dispute goes back', async () => {
    const single = await shopper.checkout(14);
    const bundle = await shopper.buy(16);
    const paymentIntentId = await shopper.paymentIntentId(bundle.orderId);
    const disputeId = await harness.stripe.openDispute(paymentIntentId);
    await shopper.settle(bundle.orderId);
    await shopper.pay(single);
    expect(await shopper.settle(single.orderId)).toMatchObject({
      state: 'refunded',
      refundRequest: { reason: 'duplicate' },
    });
    await harness.stripe.closeDispute(disputeId, 'won');
    await shopper.settle(bundle.orderId);
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(refundedCents()).toBe(2900);
  });

  it('case 37: an inquiry leaves the course', async () => {
    const { orderId } = await shopper.buy(14);
    const paymentIntentId = await shopper.paymentIntentId(orderId);
    const disputeId = await harness.stripe.openDispute(paymentIntentId, 'warning_needs_response');
    expect((await shopper.settle(orderId)).state).toBe('paid');
    await harness.stripe.closeDispute(disputeId, 'warning_closed');
    expect((await shopper.settle(orderId)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14]);
  });
});
