import { expect, test } from 'vitest';
import { EMULATED_SECRET_KEY, type StripeEmulator } from '#emulator.ts';
import { openTestAccount, subscribed } from '#testing/test-account.ts';

async function call(emulator: StripeEmulator, path: string, body?: object) {
  const response = await emulator.fetch(
    new Request(`http://localhost:5173/__emulator/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  expect(text).not.toContain(EMULATED_SECRET_KEY);
  return { status: response.status, result: JSON.parse(text) as Record<string, unknown> };
}

const card = { number: '4000 0025 0000 3155', expMonth: 4, expYear: 2044, cvc: '123' };

test('A payment is confirmed, authenticated and read', async () => {
  const { emulator, payment } = await openTestAccount();
  const { id, secret: clientSecret } = await payment();
  const confirmed = await call(emulator, 'confirm', { clientSecret, card });
  expect(confirmed.result).toEqual({ status: 'requires_action' });
  const outcome = 'complete';
  const authenticated = await call(emulator, 'authentication', { clientSecret, outcome });
  expect(authenticated.result).toEqual({ status: 'succeeded' });
  const path = `intent?clientSecret=${encodeURIComponent(clientSecret)}`;
  const { result } = await call(emulator, path);
  expect(result).toMatchObject({ id, status: 'succeeded', amount: 2900, currency: 'usd' });
  expect(result).not.toHaveProperty('customer');
  expect(result).not.toHaveProperty('metadata');
  expect(emulator.objects().paymentMethods[0]?.card).toMatchObject({
    exp_year: 2044,
    last4: '3155',
  });
});

test('Every route refuses a wrong client secret', async () => {
  const { emulator, payment } = await openTestAccount();
  const clientSecret = (await payment()).secret.replace(/.$/, '!');
  const read = await call(emulator, `intent?clientSecret=${encodeURIComponent(clientSecret)}`);
  expect(read).toMatchObject({ status: 404, result: { error: { code: 'resource_missing' } } });
  for (const [path, body] of [
    ['confirm', { clientSecret, card }],
    ['authentication', { clientSecret, outcome: 'complete' }],
  ] as const) {
    const { result } = await call(emulator, path, body);
    expect(result).toMatchObject({ status: '', error: { code: 'resource_missing' } });
  }
});

test('Portal, clock, dashboard and state routes work', async () => {
  const account = await openTestAccount();
  const { emulator, stripe } = account;
  const price = await account.monthly(9900);
  const { id } = await subscribed(account, price);
  await account.openPortal([price]);
  const session = emulator.objects().portalSessions[0]?.id ?? '';
  const view = await call(emulator, `portal/${session}`);
  expect(view.result).toMatchObject({ subscription: { id, status: 'active' } });
  await call(emulator, `portal/${session}`, { action: 'cancelAtPeriodEnd' });
  expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
  const clock = await call(emulator, 'clock', { seconds: 28 * 86_400 });
  expect(clock.result).toEqual({ now: '2026-02-28T10:00:00.000Z' });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  const paymentIntentId = emulator.objects().paymentIntents[0]?.id;
  const refund = { action: 'refund', paymentIntentId, amountCents: 100 };
  expect((await call(emulator, 'dashboard', refund)).result['refundId']).toMatch(/^re_/);
  const state = await call(emulator, 'state');
  expect(state.result).toMatchObject({
    contractViolations: [],
    objects: { refunds: [{ amount: 100 }] },
  });
});

test.each([
  ['nothing', undefined],
  ['nothing', {}],
  ['portal/bps_none', undefined],
  ['portal/bps_none', { action: 'resume' }],
  ['dashboard', { action: 'nothing' }],
  ['confirm', {}],
])('%s with %j is refused with a message', async (path, body) => {
  const { emulator } = await openTestAccount();
  const { status, result } = await call(emulator, path, body);
  expect(status).toBe(400);
  expect(result).toMatchObject({ error: { message: expect.any(String) } });
});
