import { beforeEach, describe, expect, it } from 'vitest';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { startTrial } from '#learning/access/start-trial.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { checkoutCourse } from '../orders/checkout/checkout-course.ts';
import { reconcileOrder } from '../orders/reconciliation/reconcile-order.ts';

const TRIAL_SECONDS = 259_200;
const COURSE = 15;
const ANOTHER_COURSE = 1;

let harness: BillingHarness;
beforeEach(async () => {
  harness = await openBillingHarness();
});

const start = (userId: string) =>
  startTrial(
    { userId, address: '127.0.0.1', now: harness.now() },
    createLearningDependencies(harness.table),
  );

async function buy(userId: string): Promise<string> {
  const { deps, stripe } = harness;
  const command = { userId, courseId: COURSE, now: harness.now() };
  const { orderId, clientSecret } = await checkoutCourse(command, deps);
  await stripe.confirm(clientSecret!, '4242424242424242');
  await reconcileOrder({ userId, orderId, now: harness.now() }, deps);
  return orderId;
}

describe('the trial of a learner who also buys', () => {
  it('is open at 259,199 s and over at 259,200 s, and cannot be started again (payment case 45)', async () => {
    const userId = harness.learner();
    await start(userId);
    await harness.advance(TRIAL_SECONDS - 1);
    expect(await harness.hasAccess(userId, COURSE)).toBe(true);
    await harness.advance(1);
    expect(await harness.hasAccess(userId, COURSE)).toBe(false);
    await expect(start(userId)).rejects.toMatchObject({ code: 'trial_already_used' });
  });

  it('creates one trial when it is started many times at once (payment case 45)', async () => {
    const userId = harness.learner();
    const responses = await Promise.all(Array.from({ length: 32 }, () => start(userId)));
    expect(new Set(responses.map(({ trial }) => trial!.endsAt)).size).toBe(1);
    const { entitlements } = await harness.deps.learners.read(userId);
    expect(entitlements).toHaveLength(1);
  });

  it('charges a purchase during the trial at once, and keeps it after the trial (payment case 46)', async () => {
    const userId = harness.learner();
    await start(userId);
    await buy(userId);
    expect(harness.stripe.objects().charges).toHaveLength(1);
    await harness.advance(TRIAL_SECONDS);
    expect(await harness.hasAccess(userId, COURSE)).toBe(true);
    expect(await harness.hasAccess(userId, ANOTHER_COURSE)).toBe(false);
  });

  it('leaves the rest of the trial when a purchase is refunded (payment case 46)', async () => {
    const userId = harness.learner();
    await start(userId);
    const orderId = await buy(userId);
    await harness.advance(3600);
    await cancelOrder({ userId, orderId, now: harness.now() }, harness.deps);
    expect(await harness.boughtCourses(userId)).toEqual([]);
    expect(await harness.hasAccess(userId, COURSE)).toBe(true);
    await harness.advance(TRIAL_SECONDS - 3600);
    expect(await harness.hasAccess(userId, COURSE)).toBe(false);
  });
});
