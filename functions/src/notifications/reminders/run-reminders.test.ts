import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DomainEvent } from '#events/domain-events.ts';
import { eventRepository } from '#events/event-repository.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { writeTransaction, type Table } from '#table/table.ts';
import { openApi, type LearnerApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { subscriptionRepository } from '#billing/subscriptions/subscription-repository.ts';
import { entitlementRepository } from '#learning/access/entitlement-repository.ts';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import { createReactionDependencies } from '../dependencies.ts';
import { reactToEvent } from '../reactions/react-to-event.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { createReminderDependencies } from './open-reminders.ts';
import { reminderRepository } from './reminder-repository.ts';
import { LEARNERS_AT_ONCE, runReminders } from './run-reminders.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-18T09:00:00.000Z');
const me = { userId: 'me' };
const after = (days: number, hours = 0) =>
  new Date(START.getTime() + days * DAY_MS + hours * 3_600_000);

let table: Table;
let api: TestApi;
let userId: string;
let learner: LearnerApi;
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(async () => {
  api = openApi(table, START);
  userId = randomUUID();
  learner = api.as(userId);
  // Reminders of learners of other tests are not due.
  for (const reminder of await reminderRepository(table).listDue(after(3650))) {
    await reminderRepository(table).settle(reminder, { nextAt: null });
  }
});

/** Reacts to what happened so far, as the stream does. */
async function react(): Promise<void> {
  const deps = createReactionDependencies(restrictTable(table, 'reactions'), {
    contactOf: () => Promise.resolve(null),
    hashKey: '',
    sendMail: () => Promise.resolve(true),
    operatorEmail: 'coach@learning.example',
    siteOrigin: () => Promise.resolve('https://learn.example.org'),
  });
  for (const event of await eventRepository(table).list(userId)) {
    await reactToEvent(event, deps, api.now);
  }
}
const run = (now: Date) =>
  runReminders(now, createReminderDependencies(restrictTable(table, 'reminders')));
const events = async (type: DomainEvent['type']) =>
  (await eventRepository(table).list(userId))
    .filter((event) => event.type === type)
    .toSorted((a, b) => a.at.localeCompare(b.at));

async function startCourse(): Promise<void> {
  await learner.ok('startTrial', { params: me });
  await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 1, progress: '0' } });
  await react();
}

// Source: rules/notifications.md N11
describe('a reminder', () => {
  test('of the end of a trial comes once, a day before it', async () => {
    await startCourse();
    await run(after(1, 23));
    expect(await events('trialEnding')).toEqual([]);
    await run(after(2));
    await run(after(2, 1));
    expect(await events('trialEnding')).toMatchObject([
      { data: { endsAt: after(3).toISOString() }, at: after(2).toISOString() },
    ]);
  });

  test('of a trial does not come to a learner who has bought something', async () => {
    await startCourse();
    const entitlement = {
      entity: 'entitlement' as const,
      name: 'purchase#000001',
      kind: 'purchase' as const,
      courseIds: [1],
      startedAt: START.toISOString(),
      endsAt: null,
    };
    await entitlementRepository(table).grantOnce(userId, entitlement);
    await run(after(2));
    expect(await events('trialEnding')).toEqual([]);
    // The course still reminds: a week after the enrollment, and each week while nothing happens.
    for (let day = 3; day <= 34; day += 1) await run(after(day, 1));
    expect((await events('courseResting')).map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-11-25',
      '2026-12-02',
      '2026-12-09',
      '2026-12-16',
    ]);
  });

  test('of a retest does not come without a certificate', async () => {
    await startCourse();
    const course = { courseId: 1, courseTitle: 'HR Foundations' };
    const claimed = { ...course, certificateId: 'c1' };
    const event = newEvent(userId, 'certificateClaimed', '1', claimed, START);
    await writeTransaction(table, [domainEventWrite(event)]);
    await react();
    await run(after(31));
    expect(await events('retestOpened')).toEqual([]);
  });

  test('of a course waits for a week without activity, and ends with the access', async () => {
    await startCourse();
    await run(after(7, 1));
    expect(await events('courseResting')).toEqual([]);
  });

  test('of a plan comes three days before it renews, and not when it ends then', async () => {
    const plans = subscriptionRepository(table);
    const plan = {
      ...sampleSubscription,
      userId,
      orderId: userId,
      status: 'active',
      currentPeriodEnd: after(30).toISOString(),
    };
    await plans.create(plan);
    const name = `plan#${userId}`;
    await reminderRepository(table).planOnce(userId, { name, dueAt: after(20) });
    await run(after(20));
    expect(await events('planRenewing')).toEqual([]);
    await run(after(27));
    expect(await events('planRenewing')).toMatchObject([
      { data: { renewsAt: after(30).toISOString(), priceCents: plan.priceCents } },
    ]);
    const ending = {
      ...plan,
      currentPeriodEnd: after(60).toISOString(),
      cancelAt: after(60).toISOString(),
    };
    const change = { before: plan, after: ending, isUnreconciled: true, now: after(30) };
    expect(await plans.change(change)).toBe('stored');
    for (let day = 31; day < 60; day += 1) await run(after(day));
    expect(await events('planRenewing')).toHaveLength(1);
  });

  // Source: rules/money.md M48
  test('of a yearly plan comes 30 days and three days before it renews', async () => {
    const renewsAt = after(365).toISOString();
    const plan = {
      ...sampleSubscription,
      userId,
      orderId: userId,
      status: 'active',
      interval: 'year' as const,
      priceCents: 99_000,
      currentPeriodEnd: renewsAt,
    };
    await subscriptionRepository(table).create(plan);
    await reminderRepository(table).planOnce(userId, { name: `plan#${userId}`, dueAt: after(20) });
    for (const day of [20, 334]) await run(after(day));
    expect(await events('planRenewing')).toEqual([]);
    await run(after(335));
    const told = { data: { renewsAt, priceCents: 99_000, interval: 'year' } };
    expect(await events('planRenewing')).toMatchObject([told]);
    for (const day of [336, 350, 361]) await run(after(day));
    expect(await events('planRenewing')).toHaveLength(1);
    for (const day of [362, 363, 364]) await run(after(day));
    expect(await events('planRenewing')).toMatchObject([told, told]);
  });

  test('of a plan comes again after a dispute that was open when it was checked and won later', async () => {
    const plans = subscriptionRepository(table);
    const suspended = {
      ...sampleSubscription,
      userId,
      orderId: userId,
      status: 'active',
      isDisputed: true,
      accessEndsAt: null,
      endedAt: after(10).toISOString(),
      currentPeriodEnd: after(30).toISOString(),
    };
    await plans.create(suspended);
    await reminderRepository(table).planOnce(userId, { name: `plan#${userId}`, dueAt: after(20) });
    for (let day = 20; day < 28; day += 1) await run(after(day));
    expect(await events('planRenewing')).toEqual([]);
    const restored = { ...suspended, isDisputed: false, endedAt: null };
    const change = { before: suspended, after: restored, isUnreconciled: true, now: after(28) };
    expect(await plans.change(change)).toBe('stored');
    await run(after(28, 1));
    expect(await events('planRenewing')).toMatchObject([
      { data: { renewsAt: after(30).toISOString() } },
    ]);
  });

  // Source: rules/notifications.md N25
  test.each([
    [29, true],
    [31, false],
  ])('of a renewal with a card that expires on day %i warns: %s', async (day, cardExpires) => {
    await subscriptionRepository(table).create({
      ...sampleSubscription,
      userId,
      orderId: userId,
      status: 'active',
      currentPeriodEnd: after(30).toISOString(),
      cardExpiresAt: after(day).toISOString(),
    });
    await reminderRepository(table).planOnce(userId, { name: `plan#${userId}`, dueAt: after(27) });
    await run(after(27));
    expect(await events('planRenewing')).toMatchObject([{ data: { cardExpires } }]);
  });

  test('of due reviews counts how many in a row were not opened', async () => {
    const deps = createReminderDependencies(restrictTable(table, 'reminders'));
    await deps.settings.countDigests(userId, { unopenedDigests: 3 });
    expect(await settingsRepository(table).read(userId)).toMatchObject({ unopenedDigests: 3 });
  });

  test('is planned once, however often its event is processed', async () => {
    await startCourse();
    await react();
    const due = await reminderRepository(table).listDue(after(30));
    expect(due.map(({ name }) => name).toSorted()).toEqual([
      'course#1',
      'reviews',
      'trial',
      'updates#1',
    ]);
  });

  test('of a deleted kind is removed', async () => {
    await reminderRepository(table).planOnce(userId, { name: 'weather', dueAt: START });
    expect(await run(after(1))).toEqual({ checked: 1, sent: 0, left: 0 });
    expect(await run(after(2))).toEqual({ checked: 0, sent: 0, left: 0 });
  });
});

describe('a run with many learners', () => {
  const LEARNERS = 40;
  const planForMany = async () => {
    const plans = reminderRepository(table);
    for (let count = 0; count < LEARNERS; count += 1) {
      const id = randomUUID();
      for (const name of ['trial', 'course#1'])
        await plans.planOnce(id, { name, dueAt: after(count) });
    }
  };
  const open = () => createReminderDependencies(restrictTable(table, 'reminders'));

  test('checks those of several at a time, and those of one learner one after another', async () => {
    await planForMany();
    const deps = open();
    const { learners } = deps;
    const reading = new Map<string, number>();
    let [most, mostOfOne] = [0, 0];
    deps.learners = {
      async read(id) {
        reading.set(id, (reading.get(id) ?? 0) + 1);
        most = Math.max(most, reading.size);
        mostOfOne = Math.max(mostOfOne, ...reading.values());
        const state = await learners.read(id);
        if (reading.get(id) === 1) reading.delete(id);
        else reading.set(id, reading.get(id)! - 1);
        return state;
      },
    };
    expect(await runReminders(after(LEARNERS), deps)).toEqual({
      checked: 2 * LEARNERS,
      sent: 0,
      left: 0,
    });
    expect([most, mostOfOne]).toEqual([LEARNERS_AT_ONCE, 1]);
    expect(await run(after(LEARNERS))).toMatchObject({ checked: 0 });
  });

  test('starts no learner when its time is over; the next run goes on with the longest due', async () => {
    await planForMany();
    let started = 0;
    const first = await runReminders(after(LEARNERS), open(), () => {
      started += 1;
      return started <= 10;
    });
    expect(first).toEqual({ checked: 20, sent: 0, left: 2 * (LEARNERS - 10) });
    const due = await reminderRepository(table).listDue(after(LEARNERS));
    expect(due[0]!.dueAt).toBe(after(10).toISOString());
    expect(await run(after(LEARNERS))).toEqual({
      checked: 2 * (LEARNERS - 10),
      sent: 0,
      left: 0,
    });
  });

  test('does all others when one fails, which stays due', async () => {
    await planForMany();
    const deps = open();
    const [failing] = await reminderRepository(table).listDue(after(LEARNERS));
    const { learners } = deps;
    deps.learners = {
      read: (id) =>
        id === failing!.userId ? Promise.reject(new Error('down')) : learners.read(id),
    };
    await expect(runReminders(after(LEARNERS), deps)).rejects.toThrow('2 reminders failed.');
    const left = await reminderRepository(table).listDue(after(LEARNERS));
    expect(new Set(left.map((reminder) => reminder.userId))).toEqual(new Set([failing!.userId]));
  });
});

test('An event that was already written is not written by a second run', async () => {
  const reminders = reminderRepository(table);
  await reminders.planOnce(userId, { name: 'trial', dueAt: START });
  const [reminder] = await reminders.listDue(after(1));
  const event = newEvent(userId, 'trialEnding', '', { endsAt: after(3).toISOString() }, after(2));
  await reminders.settle(reminder!, { event, nextAt: null });
  await reminders.settle(reminder!, {
    event: { ...event, at: after(3).toISOString() },
    nextAt: null,
  });
  expect(await events('trialEnding')).toMatchObject([{ at: after(2).toISOString() }]);
  expect(await settingsRepository(table).read(userId)).toMatchObject({ unopenedDigests: 0 });
});
