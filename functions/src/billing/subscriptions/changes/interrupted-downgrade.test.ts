import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { idOf } from '#gateways/stripe/client/stripe-client.ts';
import { downgradedPlan, AFTER_FIRST_RENEWAL } from '#testing/billing/downgraded-plan.ts';
import { breakConnectionAt, refuseCalls, beforeNextCall } from '#testing/stripe/intercept-calls.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const downgraded = async () => downgradedPlan((harness = await billing.open()));

type Plan = Awaited<ReturnType<typeof downgraded>>;

/**
 * Runs a scenario once per writing call to Stripe, with that call interrupted before or after it took effect, and repeats the
 * request afterwards.
 *
 * @returns the number of calls
 */
async function interruptEverywhere(
  prepare: (plan: Plan) => Promise<unknown>,
  work: (plan: Plan) => Promise<unknown>,
  check: (plan: Plan) => Promise<unknown>,
): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    for (const when of ['before', 'after'] as const) {
      const plan = await downgraded();
      await prepare(plan);
      const { undo, hasInterrupted } = breakConnectionAt(harness.stripe, nth, when);
      const outcome = await work(plan).then(
        () => 'done',
        (error: Error) => error.message,
      );
      undo();
      if (!hasInterrupted()) return nth - 1;
      expect(outcome).toMatch(/^Stripe/);
      await plan.reconcile();
      await check(plan);
    }
  }
}

async function expectDowngrade({ reconcile, advanceTo, charged, savedDowngrade }: Plan) {
  await advanceTo(AFTER_FIRST_RENEWAL);
  expect((await reconcile()).tierSlug).toBe('entry');
  expect(charged()).toEqual([19900, 9900]);
  expect(savedDowngrade()).toBeUndefined();
}

describe('a plan with a scheduled downgrade', () => {
  it('moves to the smaller tier wherever resuming was interrupted', async () => {
    const calls = await interruptEverywhere(
      ({ setEnd }) => setEnd(true),
      ({ setEnd }) => setEnd(false),
      async (plan) => {
        await plan.setEnd(false);
        await expectDowngrade(plan);
      },
    );
    expect(calls).toBe(2);
  });

  it('moves to the smaller tier after resuming in the portal, wherever reconciling was interrupted', async () => {
    const calls = await interruptEverywhere(
      async ({ setEnd, page }) => {
        await setEnd(true);
        await page.resume();
      },
      ({ reconcile }) => reconcile(),
      expectDowngrade,
    );
    expect(calls).toBe(3);
  });

  it('moves to the smaller tier when resumed, wherever setting the end was interrupted', async () => {
    const calls = await interruptEverywhere(
      ({ reconcile }) => reconcile(),
      ({ setEnd }) => setEnd(true),
      async (plan) => {
        await plan.setEnd(false);
        await expectDowngrade(plan);
      },
    );
    expect(calls).toBe(2);
  });

  it('ends wherever setting the end was interrupted', async () => {
    await interruptEverywhere(
      ({ reconcile }) => reconcile(),
      ({ setEnd }) => setEnd(true),
      async ({ setEnd, reconcile, advanceTo, charged }) => {
        await setEnd(true);
        await advanceTo(AFTER_FIRST_RENEWAL);
        expect((await reconcile()).status).toBe('canceled');
        expect(charged()).toEqual([19900]);
      },
    );
  });

  it.each([
    { nth: 1, when: 'after' as const },
    { nth: 2, when: 'before' as const },
  ])(
    'keeps its tier when the downgrade is undone after setting the end was interrupted $when call $nth',
    async ({ nth, when }) => {
      const { setEnd, reconcile, changeTier, advanceTo, charged, savedDowngrade } =
        await downgraded();
      const { undo } = breakConnectionAt(harness.stripe, nth, when);
      await expect(setEnd(true)).rejects.toThrow('Stripe');
      undo();
      await changeTier('professional');
      await reconcile();
      expect(savedDowngrade()).toBeUndefined();
      await advanceTo(AFTER_FIRST_RENEWAL);
      expect(await reconcile()).toMatchObject({ tierSlug: 'professional', cancelAt: null });
      expect(charged()).toEqual([19900, 19900]);
    },
  );

  it('keeps its tier when an operator released the schedule after an interruption', async () => {
    const { setEnd, reconcile, advanceTo, charged } = await downgraded();
    const { undo } = breakConnectionAt(harness.stripe, 1, 'after');
    await expect(setEnd(true)).rejects.toThrow('Stripe');
    undo();
    const { subscriptionSchedules } = harness.sdk;
    const id = idOf(harness.stripe.objects().subscriptions[0]!.schedule)!;
    const { items, start_date, end_date } = (await subscriptionSchedules.retrieve(id)).phases[0]!;
    const phase = { items: [{ price: idOf(items[0]!.price)!, quantity: 1 }], start_date, end_date };
    await subscriptionSchedules.update(id, { end_behavior: 'release', phases: [phase] });
    await reconcile();
    await advanceTo(AFTER_FIRST_RENEWAL);
    expect((await reconcile()).tierSlug).toBe('professional');
    expect(charged()).toEqual([19900, 19900]);
  });

  it('is set to end although events of our own steps arrive meanwhile, and takes effect when resumed', async () => {
    const plan = await downgraded();
    const { setEnd, reconcile, page, currentPeriodEnd } = plan;
    const paths = [/^\/v1\/subscriptions\//, /^\/v1\/subscription_schedules\//];
    for (const [at, path] of paths.entries()) {
      beforeNextCall(harness.stripe, path, () => reconcile(`evt_${at}_${currentPeriodEnd}`));
    }
    expect(await setEnd(true)).toMatchObject({ cancelAt: currentPeriodEnd });
    await page.resume();
    await reconcile();
    await expectDowngrade(plan);
  });

  it('is set to end although Stripe refuses to change the schedule, and continues unchanged when resumed', async () => {
    const { setEnd, reconcile, currentPeriodEnd, advanceTo, charged, savedDowngrade } =
      await downgraded();
    const undo = refuseCalls(harness.stripe, /^\/v1\/subscription_schedules\/[^/]+$/);
    expect(await setEnd(true)).toMatchObject({ cancelAt: currentPeriodEnd, nextTier: null });
    expect(await setEnd(true)).toMatchObject({ cancelAt: currentPeriodEnd });
    undo();
    expect(await setEnd(false)).toMatchObject({ cancelAt: null, tierSlug: 'professional' });
    expect(savedDowngrade()).toBeUndefined();
    await setEnd(true);
    await advanceTo(AFTER_FIRST_RENEWAL);
    expect((await reconcile()).status).toBe('canceled');
    expect(charged()).toEqual([19900]);
  });

  it('keeps the downgrade when Stripe also refuses to release the schedule', async () => {
    const plan = await downgraded();
    const undo = refuseCalls(harness.stripe, /^\/v1\/subscription_schedules\//);
    await expect(plan.setEnd(true)).rejects.toThrow('Stripe');
    undo();
    await plan.reconcile();
    await expectDowngrade(plan);
  });

  it('is set to end although its schedule is created right before', async () => {
    const plan = await downgraded();
    const { setEnd, reconcile, page, currentPeriodEnd } = plan;
    await setEnd(true);
    await page.resume();
    const undo = refuseCalls(harness.stripe, /^\/v1\/subscription_schedules$/);
    beforeNextCall(harness.stripe, /^\/v1\/subscriptions\//, () => {
      undo();
      return reconcile();
    });
    expect(await setEnd(true)).toMatchObject({ cancelAt: currentPeriodEnd });
    await setEnd(false);
    await expectDowngrade(plan);
  });

  it('is set to end although another process restores the downgrade', async () => {
    const { setEnd, reconcile, page, currentPeriodEnd, advanceTo, charged } = await downgraded();
    await setEnd(true);
    await page.resume();
    // The end is requested between the two steps.
    const meanwhile = beforeNextCall(harness.stripe, /^\/v1\/subscription_schedules\/[^/]+$/, () =>
      setEnd(true),
    );
    expect(await reconcile()).toMatchObject({ cancelAt: currentPeriodEnd });
    meanwhile();
    await advanceTo(AFTER_FIRST_RENEWAL);
    expect((await reconcile()).status).toBe('canceled');
    expect(charged()).toEqual([19900]);
  });

  it('keeps an end set before the schedule is recreated, and takes effect when that end is canceled', async () => {
    const plan = await downgraded();
    const { setEnd, reconcile, page, currentPeriodEnd } = plan;
    await setEnd(true);
    await page.resume();
    const { subscriptions } = harness.stripe.objects();
    beforeNextCall(harness.stripe, /^\/v1\/subscription_schedules$/, () =>
      harness.sdk.subscriptions.update(subscriptions[0]!.id, { cancel_at_period_end: true }),
    );
    expect(await reconcile()).toMatchObject({ cancelAt: currentPeriodEnd });
    expect(await setEnd(false)).toMatchObject({ cancelAt: null });
    await expectDowngrade(plan);
  });

  it('schedules the downgrade once when several processes see the resumption at once', async () => {
    const plan = await downgraded();
    const { setEnd, reconcile, page } = plan;
    await setEnd(true);
    await page.resume();
    const plans = await Promise.all([reconcile('evt_one'), reconcile('evt_two'), reconcile()]);
    expect(plans.map(({ nextTier }) => nextTier?.tierSlug)).toEqual(['entry', 'entry', 'entry']);
    await expectDowngrade(plan);
  });
});
