import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestAccount } from '#testing/test-account.ts';

const params = { amount: 2900, currency: 'usd' };

test('A repeated call returns the first response and changes nothing', async () => {
  const { stripe, emulator } = await openTestAccount();
  const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' });
  const again = await stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' });
  expect(again.id).toBe(first.id);
  expect(new Headers(again.lastResponse.headers).get('idempotent-replayed')).toBe('true');
  expect(emulator.objects().paymentIntents).toHaveLength(1);
});

test('The same key with other parameters is refused', async () => {
  const { stripe } = await openTestAccount();
  await stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' });
  await expect(
    stripe.paymentIntents.create({ ...params, amount: 3000 }, { idempotencyKey: 'pi:1' }),
  ).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
});

test('The second of two simultaneous calls with one key gets 409', async () => {
  const { stripe, emulator } = await openTestAccount();
  const responses = await Promise.allSettled([
    stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' }),
    stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' }),
  ]);
  expect(responses.map((response) => response.status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
  ]);
  const refused = responses.find((response) => response.status === 'rejected');
  expect(refused?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect(emulator.objects().paymentIntents).toHaveLength(1);
});

test('With requestsOverlap false, simultaneous calls with one key get one response', async () => {
  const { stripe } = await openTestAccount({ requestsOverlap: false });
  const [one, other] = await Promise.all([
    stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' }),
    stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' }),
  ]);
  expect(one.id).toBe(other.id);
});

test("A refusal by the object's state is stored for a day; an invalid parameter is not", async () => {
  const { stripe, emulator, payment } = await openTestAccount();
  const { id, secret } = await payment();
  await emulator.confirm(secret, '4242424242424242');
  const dispute = await emulator.openDispute(id);
  const refund = () =>
    stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'refund:1' });
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
  await emulator.closeDispute(dispute, 'won');
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
  await emulator.advance(86_400);
  expect((await refund()).status).toBe('succeeded');

  const unknownCustomer = { ...params, customer: 'cus_unknown' };
  await expect(
    stripe.paymentIntents.create(unknownCustomer, { idempotencyKey: 'pi:2' }),
  ).rejects.toMatchObject({ code: 'resource_missing' });
  await stripe.paymentIntents.create(params, { idempotencyKey: 'pi:2' });
});

test.each([
  ['lost-before', 0],
  ['lost-after', 1],
  ['429', 0],
] as const)(
  'After a call that failed with %s a retry creates one object',
  async (kind, created) => {
    const { stripe, emulator } = await openTestAccount();
    emulator.failNext({ kind, path: /payment_intents$/ });
    const create = () => stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' });
    await expect(create()).rejects.toThrow(/connection|unknown error|rate limit/);
    expect(emulator.objects().paymentIntents).toHaveLength(created);
    await create();
    expect(emulator.objects().paymentIntents).toHaveLength(1);
  },
);

test('A 500 is stored for a day, but does not replace an earlier response', async () => {
  const { stripe, emulator } = await openTestAccount();
  const create = (idempotencyKey: string) =>
    stripe.paymentIntents.create(params, { idempotencyKey });
  emulator.failNext({ kind: '500' });
  await expect(create('pi:1')).rejects.toMatchObject({ statusCode: 500 });
  await expect(create('pi:1')).rejects.toMatchObject({ statusCode: 500 });
  const created = await create('pi:2');
  emulator.failNext({ kind: '500' });
  await expect(create('pi:2')).rejects.toMatchObject({ statusCode: 500 });
  expect((await create('pi:2')).id).toBe(created.id);
  await emulator.advance(86_400);
  expect((await create('pi:1')).id).toMatch(/^pi_/);
});

test('Each key creates one object, however calls are lost and retried', async () => {
  const fault = fc.constantFrom('lost-before', 'lost-after', '500', '429', null);
  const calls = fc.array(fc.record({ key: fc.integer({ min: 1, max: 4 }), fault }), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(calls, async (sequence) => {
      const { stripe, emulator } = await openTestAccount({ requestsOverlap: false });
      const done = new Map<number, string>();
      for (const { key, fault: kind } of sequence) {
        if (kind) emulator.failNext({ kind });
        const call = stripe.paymentIntents.create(params, { idempotencyKey: `pi:${key}` });
        const intent = await call.catch(() => null);
        if (!intent) continue;
        expect(done.get(key) ?? intent.id).toBe(intent.id);
        done.set(key, intent.id);
      }
      const keys = new Set(
        sequence.filter((step) => step.fault !== 'lost-before').map((step) => step.key),
      );
      expect(emulator.objects().paymentIntents.length).toBeLessThanOrEqual(keys.size);
    }),
  );
});
