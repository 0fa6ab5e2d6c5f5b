import { expect, test } from 'vitest';
import { idOf } from '#account/ids.ts';
import { openTestAccount, subscribed } from '#testing/test-account.ts';

const DAY = 86_400;
const HALF_PERIOD = 14 * DAY;

/** Opens an account with a premium subscription in the middle of its period and functions that change its schedule. */
async function halfway() {
  const account = await openTestAccount();
  const [basic, premium] = [await account.monthly(9900), await account.monthly(19_900)];
  const { id } = await subscribed(account, premium);
  const portal = await account.openPortal([basic, premium]);
  await account.emulator.advance(HALF_PERIOD);
  const { subscriptions, subscriptionSchedules } = account.stripe;
  const price = async () => (await account.read(id)).items.data[0]?.price.unit_amount;
  const scheduleId = async () => idOf((await account.read(id)).schedule ?? '');
  const currentPhase = async () => {
    const { current_phase } = await subscriptionSchedules.retrieve(await scheduleId());
    return { items: [{ price: premium.id, quantity: 1 }], ...current_phase! };
  };
  const nextPhase = {
    items: [{ price: basic.id, quantity: 1 }],
    duration: { interval: 'month' as const },
  };
  const setEnd = async () =>
    subscriptionSchedules.update(await scheduleId(), {
      end_behavior: 'cancel',
      phases: [await currentPhase()],
      metadata: { next: 'basic' },
    });
  const continueWithBasic = async () =>
    subscriptionSchedules.update(await scheduleId(), {
      end_behavior: 'release',
      phases: [await currentPhase(), nextPhase],
      metadata: { next: '' },
    });
  const toPeriodEnd = () => account.emulator.advance(HALF_PERIOD + 2 * DAY + 3600);
  const all = { account, portal, basic, premium, id, price, subscriptions, subscriptionSchedules };
  return { ...all, scheduleId, currentPhase, nextPhase, setEnd, continueWithBasic, toPeriodEnd };
}

test('A downgrade can be scheduled through the API, and the schedule lasts until its last phase ends', async () => {
  const {
    account,
    portal,
    basic,
    id,
    price,
    subscriptionSchedules,
    scheduleId,
    continueWithBasic,
    toPeriodEnd,
  } = await halfway();
  await subscriptionSchedules.create({ from_subscription: id });
  await expect(subscriptionSchedules.create({ from_subscription: id })).rejects.toThrow(
    'already attached',
  );
  await continueWithBasic();
  expect(portal.view().subscription?.scheduledPriceId).toBe(basic.id);
  expect(await price()).toBe(19_900);
  await toPeriodEnd();
  expect(await price()).toBe(9900);
  const { items } = await account.read(id);
  const { current_phase: current } = await subscriptionSchedules.retrieve(await scheduleId());
  const { current_period_start, current_period_end } = items.data[0]!;
  expect(current).toEqual({ start_date: current_period_start, end_date: current_period_end });
  await account.emulator.advance(31 * DAY);
  expect((await account.read(id)).schedule).toBeNull();
  expect(await price()).toBe(9900);
  expect(account.emulator.contractViolations()).toEqual([]);
});

test('Only the schedule can remove a cancellation that it set', async () => {
  const {
    account,
    portal,
    basic,
    id,
    price,
    subscriptions,
    setEnd,
    continueWithBasic,
    toPeriodEnd,
  } = await halfway();
  await portal.changePrice(basic.id);
  expect(await setEnd()).toMatchObject({ end_behavior: 'cancel', metadata: { next: 'basic' } });
  const end = (await account.read(id)).items.data[0]?.current_period_end;
  expect(await account.read(id)).toMatchObject({ cancel_at: end, cancel_at_period_end: false });
  expect(portal.view().subscription?.scheduledPriceId).toBeNull();
  for (const change of [{ cancel_at_period_end: true }, { cancel_at: '' as const }]) {
    await expect(subscriptions.update(id, change)).rejects.toThrow(
      'managed by the subscription schedule',
    );
  }
  expect(await continueWithBasic()).toMatchObject({ end_behavior: 'release', metadata: {} });
  expect((await account.read(id)).cancel_at).toBeNull();
  await toPeriodEnd();
  expect(await price()).toBe(9900);
});

test('A schedule with end_behavior cancel ends the subscription and cannot be changed afterwards', async () => {
  const { account, portal, basic, id, subscriptionSchedules, scheduleId, setEnd, toPeriodEnd } =
    await halfway();
  await portal.changePrice(basic.id);
  await setEnd();
  const schedule = await scheduleId();
  await toPeriodEnd();
  expect((await account.read(id)).status).toBe('canceled');
  await expect(
    subscriptionSchedules.update(schedule, { end_behavior: 'release', phases: [] }),
  ).rejects.toThrow('currently in the `canceled` status');
});

test('Resuming in the portal removes the cancellation of a schedule and releases the schedule', async () => {
  const { account, portal, basic, id, price, subscriptionSchedules, scheduleId, ...rest } =
    await halfway();
  await portal.changePrice(basic.id);
  await rest.setEnd();
  const schedule = await scheduleId();
  expect(await portal.resume()).toEqual({ status: 'done' });
  expect(await account.read(id)).toMatchObject({ cancel_at: null, schedule: null });
  expect(await subscriptionSchedules.retrieve(schedule)).toMatchObject({
    status: 'released',
    metadata: { next: 'basic' },
  });
  await rest.toPeriodEnd();
  expect(await price()).toBe(19_900);
});

test('A schedule created from a canceled subscription keeps the cancellation', async () => {
  const { account, id, subscriptions, subscriptionSchedules, toPeriodEnd } = await halfway();
  await subscriptions.update(id, { cancel_at_period_end: true });
  const schedule = await subscriptionSchedules.create({ from_subscription: id });
  expect(schedule.end_behavior).toBe('cancel');
  await toPeriodEnd();
  expect((await account.read(id)).status).toBe('canceled');
});

test('An inactive price cannot be scheduled', async () => {
  const { account, basic, id, subscriptionSchedules, continueWithBasic } = await halfway();
  await subscriptionSchedules.create({ from_subscription: id });
  await account.stripe.prices.update(basic.id, { active: false });
  await expect(continueWithBasic()).rejects.toThrow('only accepts active prices');
});
