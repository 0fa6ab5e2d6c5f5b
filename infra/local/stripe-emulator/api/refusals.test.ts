import { expect, test } from 'vitest';
import { EMULATED_SECRET_KEY } from '#emulator.ts';
import { idOf } from '#account/ids.ts';
import { openTestAccount, subscribed } from '#testing/test-account.ts';
import { operations } from './operations.ts';

const writing = operations.filter(({ method }) => method === 'POST').map(({ path }) => path);

test.each(writing)('POST %s refuses an unknown parameter and changes nothing', async (path) => {
  const account = await openTestAccount();
  const { emulator } = account;
  const before = emulator.objects();
  const body = path.startsWith('/v2/') ? '{"unknown":1}' : 'unknown=1';
  const response = await emulator.fetch(
    new Request(`http://127.0.0.1${path.replace('{id}', 'any')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${EMULATED_SECRET_KEY}` },
      body,
    }),
  );
  expect(await response.json()).toMatchObject({
    error: { code: 'parameter_unknown', param: 'unknown' },
  });
  expect(response.status).toBe(400);
  expect(emulator.objects()).toEqual(before);
});

// The known gaps of the README.
test.each<[string, string, string]>([
  [
    '/v1/prices',
    'product=PRODUCT&currency=usd&unit_amount=1&recurring[interval]=week',
    'interval=week',
  ],
  [
    '/v1/prices',
    'product=PRODUCT&currency=usd&unit_amount=1&billing_scheme=tiered',
    'billing_scheme',
  ],
  ['/v1/payment_intents', 'amount=2900&currency=usd&capture_method=manual', 'capture_method'],
  ['/v1/subscriptions', 'customer=CUSTOMER&items[0][price]=PRICE', 'payment_behavior'],
  [
    '/v1/subscriptions',
    'customer=CUSTOMER&items[0][price]=PRICE&payment_behavior=default_incomplete&trial_period_days=7',
    'trial_period_days',
  ],
  [
    '/v1/subscriptions',
    'customer=CUSTOMER&items[0][price]=PRICE&payment_behavior=default_incomplete&discounts[0][coupon]=x',
    'discounts',
  ],
  [
    '/v1/subscriptions/SUBSCRIPTION',
    'items[0][id]=ITEM&items[0][price]=PREMIUM',
    'proration_behavior=create_prorations',
  ],
  [
    '/v1/subscriptions/SUBSCRIPTION',
    'pause_collection[behavior]=keep_as_draft',
    'behavior=keep_as_draft',
  ],
  ['/v1/subscriptions/SUBSCRIPTION', 'cancel_at=1795000000', 'cancel_at'],
])('POST %s with %s is refused as not emulated', async (path, form, param) => {
  const account = await openTestAccount();
  const [basic, premium] = [await account.monthly(9900), await account.monthly(19_900)];
  const { id, items } = await subscribed(account, basic);
  const names: Record<string, string> = {
    PRODUCT: idOf(basic.product),
    PRICE: basic.id,
    PREMIUM: premium.id,
    CUSTOMER: account.customer.id,
    SUBSCRIPTION: id,
    ITEM: items.data[0]!.id,
  };
  const filled = (text: string) => text.replaceAll(/[A-Z]{4,}/g, (name) => names[name] ?? name);
  const response = await account.emulator.fetch(
    new Request(`http://127.0.0.1${filled(path)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${EMULATED_SECRET_KEY}` },
      body: filled(form),
    }),
  );
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe('parameter_unknown');
  expect(error.message).toContain(param);
});

test('A subscription with two items is refused', async () => {
  const account = await openTestAccount();
  const { id: price } = await account.monthly(9900);
  const creation = account.stripe.subscriptions.create({
    customer: account.customer.id,
    items: [{ price }, { price }],
    payment_behavior: 'default_incomplete',
  });
  await expect(creation).rejects.toThrow('exactly one item');
});
