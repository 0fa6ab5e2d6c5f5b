import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  certificateKey,
  learnerKeys,
  orderKeys,
  ordersOfMonth,
  stripeKeys,
  subscriptionName,
  subscriptionSku,
  unreconciledKeys,
} from '#table/keys.ts';
import { getItem, putItem, queryIndexBackwards, type Table } from '#table/table.ts';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import { subscriptionRepository, type SubscriptionRepository } from './subscription-repository.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
const at = now.toISOString();

const newSubscription = (change: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  ...sampleSubscription,
  orderId: randomUUID(),
  userId: randomUUID(),
  ...change,
});

describe.each(engineNames)('subscriptions in the table (%s)', (engine) => {
  let table: Table;
  let subscriptions: SubscriptionRepository;
  beforeAll(async () => {
    table = await createTestTable(engine);
    subscriptions = subscriptionRepository(table);
  });

  const stored = async (change?: Partial<SubscriptionRecord>) => {
    const record = newSubscription(change);
    expect(await subscriptions.create(record)).toBe('stored');
    return record;
  };
  const active = (record: SubscriptionRecord): SubscriptionRecord => ({
    ...record,
    subscriptionId: `sub_${record.orderId}`,
    confirmationId: `pi_${record.orderId}`,
    firstPaymentIntentId: `pi_${record.orderId}`,
    status: 'active',
    startedAt: at,
    firstPaidAt: at,
    accessEndsAt: '2027-01-01T09:00:00.000Z',
    courseIds: [1, 2],
  });

  test('are found by order, by learner and by month', async () => {
    const record = await stored();
    const { userId, orderId } = record;
    expect(await subscriptions.find(userId, orderId)).toEqual(record);
    expect(await subscriptions.find(randomUUID(), orderId)).toBeUndefined();
    expect(await subscriptions.list(userId)).toEqual([record]);
    expect(await subscriptions.findOpen(userId)).toEqual(record);
    const month = await queryIndexBackwards(table, {
      partition: ordersOfMonth('2026-11'),
      limit: 50,
    });
    expect(month.map((item) => item['orderId'])).toContain(orderId);
  });

  test('are limited to one per learner when sixteen are created at once', async () => {
    const userId = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, () => subscriptions.create(newSubscription({ userId }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await subscriptions.list(userId)).toHaveLength(1);
  });

  test('change in one transaction with entitlement, links, reconciler list and event', async () => {
    const before = await stored();
    const { userId, orderId } = before;
    const eventId = `evt_${orderId}`;
    const change = { before, after: active(before), isUnreconciled: true, now, eventId };
    expect(await subscriptions.change(change)).toBe('stored');
    expect(await subscriptions.find(userId, orderId)).toEqual({ ...active(before), version: 2 });
    const name = subscriptionName(orderId);
    expect(await getItem(table, learnerKeys.entitlement(userId, name))).toMatchObject({
      kind: 'subscription',
      courseIds: [1, 2],
      startedAt: at,
      endsAt: '2027-01-01T09:00:00.000Z',
      orderId,
    });
    for (const stripeId of [`sub_${orderId}`, `pi_${orderId}`]) {
      const link = { userId, orderId, kind: 'subscription' };
      expect(await getItem(table, stripeKeys.link(stripeId))).toMatchObject(link);
    }
    expect(await getItem(table, unreconciledKeys.subscription(orderId))).toMatchObject({
      kind: 'subscription',
      userId,
      since: at,
    });
    expect(await getItem(table, stripeKeys.event(eventId))).toBeDefined();

    const read = (await subscriptions.find(userId, orderId))!;
    const again = { before: read, after: read, isUnreconciled: true, now, eventId };
    expect(await subscriptions.change(again)).toBe('event_seen');
    expect(await subscriptions.change(change)).toBe('conflict');
  });

  test('that have ended allow a new one, leave the list, and keep their ended entitlement', async () => {
    const before = await stored();
    const { userId, orderId } = before;
    await subscriptions.change({ before, after: active(before), isUnreconciled: true, now });
    const running = (await subscriptions.find(userId, orderId))!;
    const over = { ...running, status: 'canceled', accessEndsAt: null, endedAt: at };
    await subscriptions.change({ before: running, after: over, isUnreconciled: false, now });
    expect(await subscriptions.findOpen(userId)).toBeUndefined();
    expect(await getItem(table, orderKeys.openCheckout(userId, subscriptionSku))).toBeUndefined();
    expect(await getItem(table, unreconciledKeys.subscription(orderId))).toBeUndefined();
    const key = learnerKeys.entitlement(userId, subscriptionName(orderId));
    expect(await getItem(table, key)).toMatchObject({ endsAt: at });
    expect(await subscriptions.create(newSubscription({ userId }))).toBe('stored');
  });

  test('are not written when a certificate was claimed meanwhile', async () => {
    const before = await stored(active(newSubscription()));
    const change = {
      before,
      after: before,
      isUnreconciled: true,
      now,
      withoutCertificates: [1, 2],
    };
    const claim = (claimedAt: string) =>
      putItem(table, { ...certificateKey(before.userId, 2), courseId: 2, claimedAt });
    await claim('2026-12-01T00:00:00.000Z');
    expect(await subscriptions.change(change)).toBe('certificate_claimed');
    await claim('2026-01-01T00:00:00.000Z');
    expect(await subscriptions.change(change)).toBe('stored');
  });

  test('increase their version once for an event that changed nothing', async () => {
    const before = await stored();
    const eventId = `evt_${randomUUID()}`;
    const change = { before, after: before, isUnreconciled: true, now, eventId };
    expect(await subscriptions.change(change)).toBe('stored');
    const read = (await subscriptions.find(before.userId, before.orderId))!;
    expect(read).toEqual({ ...before, version: 2 });
    const again = { ...change, before: read, after: read };
    expect(await subscriptions.change(again)).toBe('event_seen');
  });

  test('are found by each of their payments', async () => {
    const before = await stored();
    const { userId, orderId } = before;
    const newPaymentIds = [`pi_second_${orderId}`, `pi_third_${orderId}`];
    const change = { before, after: active(before), isUnreconciled: true, now, newPaymentIds };
    expect(await subscriptions.change(change)).toBe('stored');
    for (const stripeId of newPaymentIds) {
      const link = { userId, orderId, kind: 'subscription' };
      expect(await getItem(table, stripeKeys.link(stripeId))).toMatchObject(link);
    }
  });
});
