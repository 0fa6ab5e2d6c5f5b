import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInRepository } from '#account/sign-in/sign-in-repository.ts';
import type { OperatingDependencies } from '#operating/dependencies.ts';
import {
  openBillingHarness,
  SITE_ORIGIN,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { orderKeys } from '#table/keys.ts';
import { updateItem } from '#table/table.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import {
  accountOf,
  openOperatorsHarness,
  owner,
  supporter,
} from '#testing/operating/operators-harness.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { findLearners } from './find-learners.ts';
import { getLearnerOverview } from './read-overview.ts';
import { reconcileLearner } from './reconcile-learner.ts';
import { refundPayment } from './refund-payment.ts';

const reason = 'Paid and sees nothing';

describe('support, for a learner who paid,', () => {
  let harness: BillingHarness;
  let ada: Shopper;
  let deps: OperatingDependencies;
  let isStripeDown = false;
  beforeEach(async () => {
    isStripeDown = false;
    harness = await openBillingHarness();
    ada = openShopper(harness);
    const { provider } = harness.deps;
    const openStripe = () =>
      isStripeDown
        ? Promise.reject(new Error('Stripe does not respond.'))
        : Promise.resolve({ provider, webhookSecrets: [], siteOrigin: SITE_ORIGIN });
    const operators = openOperatorsHarness(harness.table, { openStripe });
    operators.accounts.set(ada.userId, accountOf(ada.userId, 'grace@example.org'));
    deps = operators.deps;
  });
  const overview = () =>
    getLearnerOverview({ learnerId: ada.userId }, supporter, deps, harness.now());
  const reconcile = () =>
    reconcileLearner({ learnerId: ada.userId, reason }, supporter, deps, harness.now());
  /** Pays, and no event of Stripe arrives. */
  const payUnnoticed = async (card?: string) => {
    const payment = await ada.checkout(14);
    await ada.pay(payment, card);
    return payment.orderId;
  };

  it('reconciles a plan with its team, from its start to its end', async () => {
    const subscriber = openSubscriber(harness, ada.userId);
    const prepared = await subscriber.checkout('executive');
    await subscriber.confirm(prepared);
    expect(await reconcile()).toMatchObject({ checked: 1 });
    expect((await subscriber.openCourses()).length).toBeGreaterThan(0);
    const plan = await harness.deps.subscriptions.find(ada.userId, prepared.orderId);
    await harness.sdk.subscriptions.cancel(plan!.subscriptionId!);
    await reconcile();
    expect(await subscriber.openCourses()).toEqual([]);
  });

  it('sees that an invoice of a running plan waits for an address', async () => {
    const { orderId } = await openSubscriber(harness, ada.userId).subscribe('entry');
    await updateItem(harness.table, orderKeys.subscription(ada.userId, orderId), {
      UpdateExpression: 'SET lacksTaxLocation = :true',
      ExpressionAttributeValues: { ':true': true },
    });
    expect((await overview()).diagnosis).toEqual({
      kind: 'plan_lacks_tax_address',
      orderId,
      title: 'Starter',
    });
  });

  it('sees that the money is at Stripe and the course is not there, and reconciles', async () => {
    const orderId = await payUnnoticed();
    expect((await overview()).diagnosis).toMatchObject({ kind: 'paid_without_access', orderId });
    expect(await reconcile()).toEqual({
      corrected: [{ orderId, from: 'open', to: 'paid' }],
      checked: 1,
    });
    expect(await ada.courses()).toEqual([14]);
    const { diagnosis, orders, changes } = await overview();
    expect(diagnosis.kind).toBe('has_access');
    expect(orders).toMatchObject([{ orderId, state: 'paid' }]);
    expect(changes).toMatchObject([{ action: 'reconcileLearner', reason, state: 'done' }]);
    expect(await reconcile()).toEqual({ corrected: [], checked: 1 });
  });

  it('sees when and on which devices they signed in (A46)', async () => {
    const signIns = signInRepository(harness.table);
    const signIn = (hour: string, device: string) => ({
      at: `2026-11-20T${hour}:00:00.000Z`,
      method: 'password' as const,
      device,
    });
    for (const made of [
      signIn('09', 'Chrome on Windows'),
      signIn('10', 'Safari on iPhone'),
      signIn('11', 'Chrome on Windows'),
    ]) {
      await signIns.save(ada.userId, made);
    }
    expect(await overview()).toMatchObject({
      signIns: [{ at: '2026-11-20T11:00:00.000Z', method: 'password' }, {}, {}],
      devices: [
        {
          device: 'Chrome on Windows',
          signIns: 2,
          firstSignInAt: '2026-11-20T09:00:00.000Z',
          lastSignInAt: '2026-11-20T11:00:00.000Z',
        },
        { device: 'Safari on iPhone', signIns: 1 },
      ],
    });
  });

  it('sees that no payment succeeded', async () => {
    await payUnnoticed(CARDS.declined);
    expect((await overview()).diagnosis.kind).toBe('payment_unfinished');
  });

  it('sees that Stripe is silent, and does not hear that nothing was paid', async () => {
    await payUnnoticed();
    isStripeDown = true;
    expect((await overview()).diagnosis.kind).toBe('stripe_silent');
    await expect(reconcile()).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect((await overview()).changes).toMatchObject([{ state: 'begun' }]);
  });

  it('finds the learner by address, account, order, payment and customer', async () => {
    const { orderId, paymentIntentId, customerId } = await ada.buy(14);
    for (const query of [
      'grace@exa',
      ada.userId,
      orderId,
      orderId.toLowerCase(),
      paymentIntentId!,
      customerId,
    ]) {
      const { learners } = await findLearners({ query }, deps);
      expect(
        learners.map(({ learnerId }) => learnerId),
        query,
      ).toEqual([ada.userId]);
    }
    const { learners } = await findLearners({ query: '01KAB2C3D4E5F6G7H8J9K0M1N2' }, deps);
    expect(learners).toEqual([]);
  });

  describe('returns money', () => {
    let orderId: string;
    beforeEach(async () => {
      ({ orderId } = await ada.buy(14));
    });
    const refund = async (amount: number | null, change: object = {}) => {
      const { version } = await ada.order(orderId);
      const input = {
        learnerId: ada.userId,
        orderId,
        refundId: randomUUID(),
        amount,
        version,
        reason: 'Goodwill',
      };
      return refundPayment({ ...input, ...change }, owner, deps, harness.now());
    };

    it('in part: access stays, the same refund counts once', async () => {
      const refundId = randomUUID();
      const { version } = await ada.order(orderId);
      expect(await refund(5, { refundId, version })).toMatchObject({ state: 'paid', refunded: 5 });
      // Repeated after a lost response, with what the screen showed then.
      expect(await refund(5, { refundId, version })).toMatchObject({ refunded: 5 });
      await harness.advance(1);
      expect(await refund(2.5)).toMatchObject({ state: 'paid', refunded: 7.5 });
      expect(await ada.courses()).toEqual([14]);
      const { changes } = await overview();
      expect(changes).toMatchObject([
        { action: 'refundPayment', before: { refunded: 5 }, after: { refunded: 7.5 } },
        { before: { refunded: 0 }, after: { refunded: 5 }, subject: `order ${orderId}` },
      ]);
    });

    it('all that is left, outside of the learner’s window: access ends', async () => {
      await harness.advance(40 * 86_400);
      await refund(5);
      const { amountCents } = await ada.order(orderId);
      expect(await refund(null)).toEqual({
        orderId,
        state: 'refunded',
        refunded: amountCents / 100,
      });
      expect(await ada.courses()).toEqual([]);
      expect((await overview()).diagnosis.kind).toBe('access_returned');
      // Again, it returns nothing more.
      expect(await refund(null)).toMatchObject({ state: 'refunded' });
    });

    it('never more than was paid', async () => {
      await expect(refund(10_000)).rejects.toMatchObject({ code: 'nothing_to_refund' });
    });

    it('not on top of a change that the operator has not seen', async () => {
      const { version } = await ada.order(orderId);
      await refund(5);
      for (const amount of [5, null]) {
        await expect(refund(amount, { version })).rejects.toMatchObject({
          code: 'changed_by_operator',
        });
      }
      expect((await ada.order(orderId)).refundedCents).toBe(500);
    });

    it('of an order of this learner alone', async () => {
      await expect(refund(5, { learnerId: 'u1' })).rejects.toMatchObject({
        code: 'order_not_found',
      });
    });
  });
});
