import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  certificateKey,
  learnerKeys,
  orderKeys,
  ordersOfMonth,
  stripeKeys,
  unreconciledKeys,
} from '#table/keys.ts';
import { getItem, putItem, queryIndexBackwards, type Table } from '#table/table.ts';
import { sampleOrder } from '#testing/billing/sample-order.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import type { OrderRecord } from '../billing-records.ts';
import { changeOrder, type ChangeOrder } from './change-order.ts';
import { orderRepository, type OrderRepository } from './order-repository.ts';
import { eventRepository } from '../webhook/event-repository.ts';
import { stripeLinkRepository } from '../stripe-links.ts';

const now = new Date('2026-11-18T12:00:00.000Z');
const paidAt = '2026-11-18T09:05:00.000Z';

/** A paid order as projected from its payment; grants both courses unless another order owns one. */
const paid = (order: OrderRecord, grantedIds = [14, 15]): OrderRecord => ({
  ...order,
  state: 'paid',
  paymentIntentId: `pi_${order.orderId}`,
  paidAt,
  items: order.items.map((item) => ({ ...item, isGranted: grantedIds.includes(item.courseId) })),
});
const refunded = (order: OrderRecord): OrderRecord => ({ ...order, state: 'refunded' });

describe.each(engineNames)('the order repository on %s', (engine) => {
  let table: Table;
  let orders: OrderRepository;
  beforeAll(async () => {
    table = await createTestTable(engine);
    orders = orderRepository(table);
  });

  const purchasesVersion = async ({ userId }: OrderRecord) =>
    (await orders.readPurchasedCourses(userId)).version;
  const stored = async (change: Partial<OrderRecord> = {}) => {
    const order = sampleOrder({ orderId: randomUUID(), userId: randomUUID(), ...change });
    expect(await orders.create(order, await purchasesVersion(order))).toBe('stored');
    return order;
  };
  const change = async (
    before: OrderRecord,
    after: OrderRecord,
    more: Partial<ChangeOrder> = {},
  ) => {
    const purchased = await orders.readPurchasedCourses(before.userId);
    return changeOrder({ before, after, purchased, now, ...more }, orders);
  };
  const latest = async ({ userId, orderId }: OrderRecord) => (await orders.find(userId, orderId))!;
  const owners = async ({ userId }: OrderRecord) =>
    Object.fromEntries(
      [...(await orders.readPurchasedCourses(userId)).owned].map(([id, entitlement]) => [
        id,
        entitlement.orderId,
      ]),
    );

  test("stores an order with its open checkout, its place on the reconciler's list and in its month", async () => {
    const order = await stored();
    expect(await latest(order)).toEqual(order);
    expect(await orders.findOpen(order.userId, order.sku)).toEqual(order);
    expect(await getItem(table, unreconciledKeys.order(order.orderId))).toMatchObject({
      entity: 'unreconciled',
      kind: 'order',
      userId: order.userId,
      orderId: order.orderId,
      since: order.createdAt,
    });
    const partition = ordersOfMonth('2026-11');
    const listed = await queryIndexBackwards(table, { partition, limit: 100 });
    expect(listed.map((item) => item['orderId'])).toContain(order.orderId);
  });

  test('stores one open order per product', async () => {
    const order = await stored();
    const second = { ...order, orderId: randomUUID() };
    expect(await orders.create(second, await purchasesVersion(order))).toBe('conflict');
    expect(await orders.list(order.userId)).toEqual([order]);
  });

  test('refuses an order whose caller read the courses before a purchase', async () => {
    const order = await stored();
    const stale = await purchasesVersion(order);
    await change(order, paid(order));
    const second = { ...order, orderId: randomUUID() };
    expect(await orders.create(second, stale)).toBe('conflict');
    expect(await orders.create(second, await purchasesVersion(order))).toBe('stored');
  });

  test('grants the courses of a paid order, links its payment and releases the checkout', async () => {
    const order = await stored();
    expect(await change(order, paid(order))).toBe('stored');
    expect(await latest(order)).toEqual({ ...paid(order), version: 2 });
    expect(await getItem(table, learnerKeys.purchase(order.userId, 14))).toMatchObject({
      entity: 'entitlement',
      name: 'purchase#000014',
      kind: 'purchase',
      courseIds: [14],
      startedAt: paidAt,
      endsAt: null,
      orderId: order.orderId,
    });
    expect(await owners(order)).toEqual({ 14: order.orderId, 15: order.orderId });
    expect(await stripeLinkRepository(table).find(`pi_${order.orderId}`)).toMatchObject({
      userId: order.userId,
      orderId: order.orderId,
      kind: 'order',
    });
    expect(await orders.findOpen(order.userId, order.sku)).toBeUndefined();
    expect(await getItem(table, unreconciledKeys.order(order.orderId))).toBeUndefined();
  });

  test('suspends the courses of a disputed order, and restores or withdraws them after the decision', async () => {
    const order = await stored();
    await change(order, paid(order));
    const disputed: OrderRecord = {
      ...(await latest(order)),
      state: 'disputed',
      disputedAt: paidAt,
    };
    await change(await latest(order), disputed);
    expect((await orders.readPurchasedCourses(order.userId)).owned.get(14)?.endsAt).toBe(paidAt);
    expect(await getItem(table, unreconciledKeys.order(order.orderId))).toBeDefined();
    await change(await latest(order), { ...disputed, state: 'paid' });
    expect((await orders.readPurchasedCourses(order.userId)).owned.get(14)?.endsAt).toBeNull();
    await change(await latest(order), { ...disputed, state: 'dispute_lost' });
    expect(await owners(order)).toEqual({});
    expect(await getItem(table, unreconciledKeys.order(order.orderId))).toBeUndefined();
  });

  test('stores one of two changes that read the same version', async () => {
    const order = await stored();
    const purchased = await orders.readPurchasedCourses(order.userId);
    const both = await Promise.all([
      changeOrder({ before: order, after: paid(order), purchased, now }, orders),
      changeOrder(
        { before: order, after: { ...order, state: 'canceled' }, purchased, now },
        orders,
      ),
    ]);
    expect(both.toSorted()).toEqual(['conflict', 'stored']);
    const { state } = await latest(order);
    expect(Object.keys(await owners(order))).toHaveLength(state === 'paid' ? 2 : 0);
  });

  test("changes a learner's courses one order after the other, so that neither misses the other", async () => {
    const order = await stored();
    const single = await stored({ userId: order.userId, sku: 'course#000014' });
    const purchased = await orders.readPurchasedCourses(order.userId);
    await change(order, paid(order));
    const late = { before: single, after: paid(single), purchased, now };
    expect(await changeOrder(late, orders)).toBe('conflict');
    expect(await owners(order)).toEqual({ 14: order.orderId, 15: order.orderId });
  });

  test('moves a released course to the other order that paid for it', async () => {
    const first = await stored({ sku: 'course#000014', items: [sampleOrder().items[0]!] });
    await change(first, paid(first));
    const bundle = await stored({ userId: first.userId });
    await change(bundle, paid(bundle, [15]));
    expect(await owners(first)).toEqual({ 14: first.orderId, 15: bundle.orderId });

    await change(await latest(first), refunded(await latest(first)));
    expect(await owners(first)).toEqual({ 14: bundle.orderId, 15: bundle.orderId });
    expect((await latest(bundle)).items.map((item) => item.isGranted)).toEqual([true, true]);
    await change(await latest(bundle), refunded(await latest(bundle)));
    expect(await owners(first)).toEqual({});
  });

  test('changes another order once when it takes over two courses', async () => {
    const first = await stored();
    await change(first, paid(first));
    const second = await stored({ userId: first.userId, sku: 'bundle#000017' });
    await change(second, paid(second, []));
    await change(await latest(first), refunded(await latest(first)));
    expect(await owners(first)).toEqual({ 14: second.orderId, 15: second.orderId });
    expect((await latest(second)).version).toBe(3);
  });

  test('never takes a course that another order owns', async () => {
    const first = await stored();
    await change(first, paid(first));
    const second = await stored({ userId: first.userId, sku: 'bundle#000017' });
    expect(await change(second, paid(second))).toBe('conflict');
    await change(second, refunded(paid(second, [])));
    expect(await owners(first)).toEqual({ 14: first.orderId, 15: first.orderId });
  });

  test('refuses a change once a certificate was claimed', async () => {
    const order = await stored();
    await change(order, paid(order));
    const withoutCertificates = [14, 15];
    const before = await latest(order);
    expect(await orders.hasCertificate(before, withoutCertificates)).toBe(false);
    const certificate = { ...certificateKey(order.userId, 15), entity: 'certificate' };
    await putItem(table, { ...certificate, claimedAt: before.paidAt });
    expect(await orders.hasCertificate(before, withoutCertificates)).toBe(true);
    expect(await change(before, refunded(before), { withoutCertificates })).toBe(
      'certificate_claimed',
    );
    expect(await latest(order)).toEqual(before);
  });

  test('stores the event with the change, and refuses it a second time', async () => {
    const order = await stored();
    const eventId = `evt_${order.orderId}`;
    expect(await change(order, paid(order), { eventId })).toBe('stored');
    expect(await eventRepository(table).isProcessed(eventId)).toBe(true);
    const before = await latest(order);
    expect(await change(before, refunded(before), { eventId })).toBe('event_seen');
    expect(await latest(order)).toEqual(before);
    expect(await getItem(table, stripeKeys.event(eventId))).toMatchObject({
      expiresAt: now.getTime() / 1000 + 90 * 86_400,
    });
  });

  test('writes neither event nor link nor courses in a conflict', async () => {
    const order = await stored();
    const eventId = `evt_${order.orderId}`;
    const stale = { ...order, version: 7 };
    expect(await change(stale, paid(order), { eventId })).toBe('conflict');
    expect(await eventRepository(table).isProcessed(eventId)).toBe(false);
    expect(await owners(order)).toEqual({});
    expect(await stripeLinkRepository(table).find(`pi_${order.orderId}`)).toBeUndefined();
  });

  test('stores an event that changed nothing once', async () => {
    const order = await stored();
    const eventId = `evt_${order.orderId}`;
    const events = eventRepository(table);
    expect(await events.save(eventId, now)).toBe(true);
    expect(await events.save(eventId, new Date(now.getTime() + 1000))).toBe(false);
    expect(await getItem(table, stripeKeys.event(eventId))).toMatchObject({
      processedAt: now.toISOString(),
    });
  });

  test("lists a learner's own orders, oldest first", async () => {
    const userId = randomUUID();
    const first = await stored({ userId, orderId: '01A', sku: 'course#000014' });
    const second = await stored({ userId, orderId: '01B' });
    await stored();
    expect(await orders.list(userId)).toEqual([first, second]);
    expect(await orders.find(randomUUID(), first.orderId)).toBeUndefined();
    expect(await getItem(table, orderKeys.grants(userId))).toBeUndefined();
  });
});
