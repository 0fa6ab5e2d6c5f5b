import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestAccount, secretOf, subscribed } from '#testing/test-account.ts';

const DAY = 86_400;
const HALF_PERIOD = 14 * DAY;

async function halfway() {
  const account = await openTestAccount();
  const [basic, premium] = [await account.monthly(9900), await account.monthly(19_900)];
  const { id } = await subscribed(account, basic);
  const portal = await account.openPortal([basic, premium]);
  await account.emulator.advance(HALF_PERIOD);
  const price = async () => (await account.read(id)).items.data[0]?.price.unit_amount;
  return { account, portal, basic, premium, id, price };
}

test('An upgrade is prorated to the cent and paid at once', async () => {
  const { account, portal, premium, id, price } = await halfway();
  const shown = portal.view().prices.find((candidate) => candidate.id === premium.id);
  expect(shown).toMatchObject({ dueNowCents: 5000, isAtPeriodEnd: false });
  expect(await portal.changePrice(premium.id)).toEqual({ status: 'done' });
  const { latest_invoice: invoice } = await account.read(id);
  expect(invoice).toMatchObject({ total: 5000, status: 'paid' });
  expect(invoice.lines.data.map((line) => line.amount)).toEqual([-4950, 9950]);
  expect(await price()).toBe(19_900);
});

test('An unpaid upgrade leaves the old price and is dropped after 23 hours', async () => {
  const { account, portal, premium, id, price } = await halfway();
  await portal.updateCard('4000000000000341');
  expect(await portal.changePrice(premium.id)).toEqual({
    status: 'failed',
    message: 'Your card was declined.',
  });
  expect(await price()).toBe(9900);
  const pending = await account.read(id);
  expect(pending).toMatchObject({ status: 'active', latest_invoice: { status: 'open' } });
  expect(pending.pending_update?.subscription_items?.[0]?.price.id).toBe(premium.id);
  await account.emulator.advance(23 * 3600);
  expect(await account.read(id)).toMatchObject({
    status: 'active',
    pending_update: null,
    latest_invoice: { status: 'void' },
  });
  expect(await price()).toBe(9900);
});

test('An upgrade takes effect when a later card pays it', async () => {
  const { account, portal, premium, id, price } = await halfway();
  await portal.updateCard('4000000000000341');
  await portal.changePrice(premium.id);
  await account.emulator.confirm(secretOf(await account.read(id)), '4242424242424242');
  expect(await price()).toBe(19_900);
  expect((await account.read(id)).pending_update).toBeNull();
  expect(account.eventTypes()).toContain('customer.subscription.pending_update_applied');
});

test("A downgrade takes effect at the period's end and refunds nothing", async () => {
  const { account, portal, basic, premium, id, price } = await halfway();
  await portal.changePrice(premium.id);
  const paid = account.emulator.objects().charges.length;
  expect(await portal.changePrice(basic.id)).toEqual({ status: 'done' });
  expect(portal.view().subscription?.scheduledPriceId).toBe(basic.id);
  expect(await price()).toBe(19_900);
  expect(account.emulator.objects().charges).toHaveLength(paid);
  await account.emulator.advance(14 * DAY - 1);
  expect(await price()).toBe(19_900);
  await account.emulator.advance(1 + 3600);
  expect(await price()).toBe(9900);
  const { latest_invoice: invoice } = await account.read(id);
  expect(invoice).toMatchObject({ total: 9900, status: 'paid' });
  expect(portal.view().subscription?.scheduledPriceId).toBeNull();
});

test('A scheduled downgrade can be canceled, and a cancellation replaces it', async () => {
  const { account, portal, basic, premium, id, price } = await halfway();
  await portal.changePrice(premium.id);
  await portal.changePrice(basic.id);
  await portal.changePrice(premium.id);
  expect(portal.view().subscription?.scheduledPriceId).toBeNull();
  await portal.changePrice(basic.id);
  await expect(
    account.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ).rejects.toThrow('managed by the subscription schedule');
  await portal.cancelAtPeriodEnd();
  expect(portal.view().subscription).toMatchObject({
    cancelsAtPeriodEnd: true,
    scheduledPriceId: null,
  });
  await account.emulator.advance(14 * DAY);
  expect((await account.read(id)).status).toBe('canceled');
  expect(await price()).toBe(19_900);
});

test('A downgrade through the API becomes credit that the next invoice uses', async () => {
  const { account, basic, premium, id } = await halfway();
  const { items } = await account.read(id);
  const item = items.data[0]?.id ?? '';
  const change = (price: string) =>
    account.stripe.subscriptions.update(id, {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice',
    });
  await change(premium.id);
  await change(basic.id);
  expect(account.emulator.objects().customers[0]?.balance).toBe(-5000);
  await account.emulator.advance(14 * DAY + 3600);
  const { latest_invoice: invoice } = await account.read(id);
  expect(invoice).toMatchObject({ total: 9900, starting_balance: -5000, amount_paid: 4900 });
});

test('A change through the API is invoiced to the cent at every second and price', async () => {
  const cents = fc.integer({ min: 100, max: 50_000 });
  await fc.assert(
    fc.asyncProperty(cents, cents, fc.integer({ min: 0, max: 28 * DAY - 1 }), async (a, b, at) => {
      fc.pre(a !== b);
      const account = await openTestAccount();
      const [from, to] = [await account.monthly(a), await account.monthly(b)];
      const { id, items } = await subscribed(account, from);
      await account.emulator.advance(at);
      const change = [{ id: items.data[0]?.id ?? '', price: to.id }];
      await account.stripe.subscriptions.update(id, {
        items: change,
        proration_behavior: 'always_invoice',
      });
      const { latest_invoice: invoice } = await account.read(id);
      const sum = invoice.lines.data.reduce((total, line) => total + line.amount, 0);
      expect(sum).toBe(invoice.total);
      expect(Math.sign(sum) * Math.sign(b - a)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(sum)).toBeLessThanOrEqual(Math.abs(b - a));
      const { balance = 0 } = account.emulator.objects().customers[0] ?? {};
      expect(invoice.amount_due + balance).toBe(invoice.total);
    }),
  );
});
