import { expect, test } from 'vitest';
import type { Delivery } from '#emulator.ts';
import { openTestAccount } from '#testing/test-account.ts';

const MINUTE = 60;
const HOUR = 3600;

const destination = {
  name: 'Site',
  type: 'webhook_endpoint',
  event_payload: 'thin',
  enabled_events: ['v1.customer.updated'],
  webhook_endpoint: { url: 'https://learn.example.org/one' },
} as const;

async function listening() {
  const sent: Delivery[] = [];
  const account = await openTestAccount({
    deliver: async (delivery) => {
      sent.push(delivery);
      return 200;
    },
  });
  const { eventDestinations } = account.stripe.v2.core;
  const { id } = await eventDestinations.create({
    ...destination,
    enabled_events: ['v1.customer.updated'],
  });
  const change = async (name: string) => {
    await account.stripe.customers.update(account.customer.id, { name });
    await account.emulator.deliverDue();
    return sent.splice(0).map(({ url }) => url);
  };
  return { account, eventDestinations, id, change };
}

test('A destination is changed, disabled and enabled', async () => {
  const { eventDestinations, id, change } = await listening();
  expect(await change('a')).toEqual(['https://learn.example.org/one']);
  await eventDestinations.update(id, {
    webhook_endpoint: { url: 'https://learn.example.org/two' },
  });
  expect(await change('b')).toEqual(['https://learn.example.org/two']);
  await eventDestinations.disable(id);
  expect(await change('c')).toEqual([]);
  await eventDestinations.enable(id);
  await eventDestinations.update(id, { enabled_events: ['v1.refund.created'] });
  expect(await change('d')).toEqual([]);
  await eventDestinations.update(id, { enabled_events: ['*'] });
  expect(await change('e')).toEqual(['https://learn.example.org/two']);
});

test('The URL and the signing secret are shown only when included', async () => {
  const { account, eventDestinations } = await listening();
  const [plain] = (await eventDestinations.list()).data;
  expect(plain!.webhook_endpoint).toEqual({});
  const [withUrl] = (await eventDestinations.list({ include: ['webhook_endpoint.url'] })).data;
  expect(withUrl!.webhook_endpoint).toEqual({ url: 'https://learn.example.org/one' });
  await expect(eventDestinations.update('ed_unknown', { name: 'x' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  expect(account.emulator.objects().eventDestinations).toHaveLength(1);
});

test('An event shows the object, its previous values and the request', async () => {
  const { account, change } = await listening();
  await change('Ana');
  const [event] = (await account.stripe.events.list({ type: 'customer.updated' })).data;
  expect(event).toMatchObject({
    data: { object: { name: 'Ana' }, previous_attributes: {} },
    request: { id: expect.stringMatching(/^req_/) },
    pending_webhooks: 0,
  });
  await change('Ben');
  const [second] = (await account.stripe.events.list({ type: 'customer.updated' })).data;
  expect(second!.data.previous_attributes).toEqual({ name: 'Ana' });
});

test('A delivery that always fails is attempted with growing gaps for three days', async () => {
  const times: number[] = [];
  const account = await openTestAccount({
    deliver: async () => {
      times.push(account.emulator.now().getTime() / 1000);
      return 500;
    },
  });
  await account.stripe.v2.core.eventDestinations.create({
    ...destination,
    enabled_events: ['v1.customer.updated'],
  });
  await account.stripe.customers.update(account.customer.id, { name: 'Ana' });
  await account.emulator.advance(5 * 24 * HOUR);
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  expect(gaps).toEqual([
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    12 * HOUR,
    12 * HOUR,
    12 * HOUR,
    12 * HOUR,
  ]);
});
