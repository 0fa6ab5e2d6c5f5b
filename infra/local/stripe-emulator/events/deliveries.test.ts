import { expect, test } from 'vitest';
import type { Delivery } from '#emulator.ts';
import { EMULATED_WEBHOOK_SECRET } from '#emulator.ts';
import { openTestAccount, START_TIME, type TestAccount } from '#testing/test-account.ts';

async function listenTo(account: TestAccount, types: string[]) {
  return account.stripe.v2.core.eventDestinations.create({
    name: 'Site',
    type: 'webhook_endpoint',
    event_payload: 'thin',
    enabled_events: types,
    webhook_endpoint: { url: 'https://learn.example.org/webhooks/stripe' },
    include: ['webhook_endpoint.signing_secret'],
  });
}

async function pay(account: TestAccount) {
  const { id, secret } = await account.payment();
  await account.emulator.confirm(secret, '4242424242424242');
  return id;
}

/** Responds in turn; null breaks the connection. */
function receiver(responses: (number | null)[]) {
  const received: Delivery[] = [];
  const deliver = async (delivery: Delivery) => {
    received.push(delivery);
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response === null || response === undefined) throw new TypeError('fetch failed');
    return response;
  };
  return { received, deliver };
}

test('A destination receives its event types, signed as the SDK expects', async () => {
  const { received, deliver } = receiver([200]);
  const account = await openTestAccount({ deliver });
  const made = await listenTo(account, ['v1.payment_intent.succeeded']);
  expect(made.webhook_endpoint?.signing_secret).toBe(EMULATED_WEBHOOK_SECRET);
  const id = await pay(account);
  expect(await account.emulator.deliverDue()).toBe(1);
  const [delivery] = received;
  if (!delivery) throw new Error('nothing was delivered');
  const notification = account.stripe.parseEventNotification(
    delivery.body,
    delivery.headers['stripe-signature'] ?? '',
    EMULATED_WEBHOOK_SECRET,
    300,
    undefined,
    START_TIME.getTime(),
  );
  expect(notification.type).toBe('v1.payment_intent.succeeded');
  if (notification.type !== 'v1.payment_intent.succeeded') return;
  expect((await notification.fetchRelatedObject())?.id).toBe(id);
  expect(notification.id).toBe(delivery.eventId);
  expect(delivery.body.length).toBeLessThan(600);
  expect(await account.emulator.deliverDue()).toBe(0);
});

test('notifications() works without a destination and signs for any time', async () => {
  const account = await openTestAccount();
  await pay(account);
  const later = new Date(START_TIME.getTime() + 86_400_000);
  const notifications = account.emulator.notifications(later);
  const one = notifications.find(({ type }) => type === 'v1.payment_intent.succeeded');
  const parse = (at: Date) =>
    account.stripe.parseEventNotification(
      one?.body ?? '',
      one?.headers['stripe-signature'] ?? '',
      EMULATED_WEBHOOK_SECRET,
      300,
      undefined,
      at.getTime(),
    );
  expect(parse(later).type).toBe('v1.payment_intent.succeeded');
  expect(() => parse(new Date(later.getTime() + 301_000))).toThrow('Timestamp outside');
  expect(account.emulator.sign(one?.body ?? '', { timestamp: later.getTime() / 1000 })).toBe(
    one?.headers['stripe-signature'],
  );
});

test('A failed delivery is retried with growing gaps until it succeeds', async () => {
  const { received, deliver } = receiver([500, null, 503, 200]);
  const account = await openTestAccount({ deliver });
  await listenTo(account, ['v1.payment_intent.succeeded']);
  await pay(account);
  expect(await account.emulator.deliverDue()).toBe(0);
  const waiting = async () => {
    const { data } = await account.stripe.events.list();
    return data.filter((item) => item.pending_webhooks > 0).map((item) => item.type);
  };
  expect(await waiting()).toEqual(['payment_intent.succeeded']);
  await account.emulator.advance(86_400);
  expect(received).toHaveLength(4);
  expect(new Set(received.map((delivery) => delivery.eventId)).size).toBe(1);
  expect(await waiting()).toEqual([]);
  expect(account.emulator.objects().deliveries[0]).toMatchObject({
    attempts: 4,
    isDelivered: true,
    dueAt: null,
  });
});

test('A delivery is given up after three days', async () => {
  const { received, deliver } = receiver([500]);
  const account = await openTestAccount({ deliver });
  await listenTo(account, ['*']);
  await pay(account);
  await account.emulator.advance(4 * 86_400);
  const tried = received.length;
  const { deliveries } = account.emulator.objects();
  expect(deliveries.length).toBeGreaterThan(2);
  expect(tried / deliveries.length).toBeGreaterThan(7);
  expect(deliveries.every((delivery) => delivery.dueAt === null && !delivery.isDelivered)).toBe(
    true,
  );
  await account.emulator.advance(86_400);
  expect(received).toHaveLength(tried);
});

test('A delivery is never sent twice at a time', async () => {
  const waiting: (() => void)[] = [];
  let sent = 0;
  const account = await openTestAccount({
    deliver: () => {
      sent += 1;
      return new Promise((resolve) => waiting.push(() => resolve(200)));
    },
  });
  await listenTo(account, ['v1.payment_intent.succeeded']);
  await pay(account);
  const both = [account.emulator.deliverDue(), account.emulator.advance(1)];
  await Promise.resolve();
  for (const finish of waiting) finish();
  await Promise.all(both);
  expect(sent).toBe(1);
});
