import { expect, test } from 'vitest';
import { idOf } from '#account/ids.ts';
import { openTestAccount, subscribed } from '#testing/test-account.ts';

const DAY = 86_400;
const HALF_PERIOD = 14 * DAY;

/** A plan in the middle of its period, a smaller one, and what can be written on its schedule. */
async function halfway() {
  const account = await openTestAccount();
  const [basic, dear] = [await account.monthly(9900), await account.monthly(19_900)];
  const { id } = await subscribed(account, dear);
  const portal = await account.openPortal([basic, dear]);
  await account.emulator.advance(HALF_PERIOD);
  const { subscriptions, subscriptionSchedules } = account.stripe;
  const price = async () => (await account.read(id)).items.data[0]?.price.unit_amount;
  const scheduleId = async () => idOf((await account.read(id)).schedule ?? '');
  const currentPhase = async () => {
    const { current_phase } = await subscriptionSchedules.retrieve(await scheduleId());
    return { items: [{ price: dear.id, quantity: 1 }], ...current_phase! };
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
  const goOn = async () =>
    subscriptionSchedules.update(await scheduleId(), {
      end_behavior: 'release',
      phases: [await currentPhase(), nextPhase],
      metadata: { next: '' },
    });
  const toPeriodEnd = () => account.emulator.advance(HALF_PERIOD + 2 * DAY + 3600);
  const all = { account, portal, basic, dear, id, price, subscriptions, subscriptionSchedules };
  return { ...all, scheduleId, currentPhase, nextPhase, setEnd, goOn, toPeriodEnd };
}

test('A downgrade can be scheduled through the API, and the schedule lasts as long as its last phase', async () => {
  const {
    account,
    portal,
    basic,
    id,
    price,
    subscriptionSchedules,
    scheduleId,
    goOn,
    toPeriodEnd,
  } = await halfway();
  await subscriptionSchedules.create({ from_subscription: id });
  await expect(subscriptionSchedules.create({ from_subscription: id })).rejects.toThrow(
    'already attached',
  );
  await goOn();
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

test('A schedule that ends with its phase sets the end of its subscription, and alone can take it back', async () => {
  const { account, portal, basic, id, price, subscriptions, setEnd, goOn, toPeriodEnd } =
    await halfway();
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
  expect(await goOn()).toMatchObject({ end_behavior: 'release', metadata: {} });
  expect((await account.read(id)).cancel_at).toBeNull();
  await toPeriodEnd();
  expect(await price()).toBe(9900);
});

test('A schedule that ends with its phase ends its subscription, and can be changed no more', async () => {
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

test('The portal takes back the end that a schedule set, and lets the schedule go', async () => {
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

test('A schedule that is made of a subscription with an end keeps the end', async () => {
  const { account, id, subscriptions, subscriptionSchedules, toPeriodEnd } = await halfway();
  await subscriptions.update(id, { cancel_at_period_end: true });
  const schedule = await subscriptionSchedules.create({ from_subscription: id });
  expect(schedule.end_behavior).toBe('cancel');
  await toPeriodEnd();
  expect((await account.read(id)).status).toBe('canceled');
});

test('A price that is not sold any more cannot be scheduled', async () => {
  const { account, basic, id, subscriptionSchedules, goOn } = await halfway();
  await subscriptionSchedules.create({ from_subscription: id });
  await account.stripe.prices.update(basic.id, { active: false });
  await expect(goOn()).rejects.toThrow('only accepts active prices');
});
