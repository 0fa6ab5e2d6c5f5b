import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { PortalActions, PortalResult } from '#emulator.ts';
import { openTestAccount, paidWithOwnCard, subscribed } from '#testing/test-account.ts';

const GOOD = '4242424242424242';
const DECLINES_LATER = '4000000000000341';
const DECLINED = { status: 'failed', message: 'Your card was declined.' };

async function premiumInPortal() {
  const account = await openTestAccount();
  const [basic, premium] = [await account.monthly(9900), await account.monthly(19_900)];
  const { id } = await subscribed(account, premium);
  const portal = await account.openPortal([basic, premium]);
  return { account, portal, basic, premium, id };
}

type Setup = Awaited<ReturnType<typeof premiumInPortal>>;
type Step = (portal: PortalActions, setup: Setup) => Promise<PortalResult>;

const cancel: Step = (portal) => portal.cancelAtPeriodEnd();
const resume: Step = (portal) => portal.resume();
const downgrade: Step = (portal, { basic }) => portal.changePrice(basic.id);
const stayPremium: Step = (portal, { premium }) => portal.changePrice(premium.id);
const saveCard =
  (number: string): Step =>
  (portal) =>
    portal.updateCard(number);
const payInvoice: Step = (portal) => portal.payOpenInvoice();
const endNow: Step = async (_, { account, id }) => {
  await account.stripe.subscriptions.cancel(id);
  return { status: 'done' };
};

test.each<[string, Step[], Step, Partial<PortalResult>, Partial<Record<string, unknown>>]>([
  ['canceling', [], cancel, { status: 'done' }, { cancelsAtPeriodEnd: true }],
  ['canceling twice', [cancel], cancel, { status: 'nothing' }, { cancelsAtPeriodEnd: true }],
  ['resuming', [cancel], resume, { status: 'done' }, { cancelsAtPeriodEnd: false }],
  ['resuming without a cancellation', [], resume, { status: 'nothing' }, {}],
  ['scheduling a downgrade', [], downgrade, { status: 'done' }, { scheduledPriceId: 'basic' }],
  ['undoing a downgrade', [downgrade], stayPremium, { status: 'done' }, { scheduledPriceId: null }],
  ['choosing the current price', [], stayPremium, { status: 'nothing' }, {}],
  [
    'canceling a downgrade and the subscription',
    [downgrade],
    cancel,
    { status: 'done' },
    { scheduledPriceId: null, cancelsAtPeriodEnd: true },
  ],
  [
    'a downgrade after canceling',
    [cancel],
    downgrade,
    { status: 'done' },
    { scheduledPriceId: 'basic', cancelsAtPeriodEnd: false },
  ],
  ['saving a good card', [], saveCard(GOOD), { status: 'done' }, {}],
  ['saving a declined card', [], saveCard('4000000000000002'), DECLINED as PortalResult, {}],
  ['saving a card that declines later', [], saveCard(DECLINES_LATER), { status: 'done' }, {}],
  ['saving a 3-D Secure card', [], saveCard('4000002500003155'), { status: 'requires_action' }, {}],
  ['paying without an open invoice', [], payInvoice, { status: 'nothing' }, {}],
])('The portal returns %s', async (_, before, step, result, shown) => {
  const setup = await premiumInPortal();
  for (const value of before) await value(setup.portal, setup);
  expect(await step(setup.portal, setup)).toMatchObject(result);
  const expected = Object.fromEntries(
    Object.entries(shown).map(([key, value]) => [key, value === 'basic' ? setup.basic.id : value]),
  );
  expect(setup.portal.view().subscription).toMatchObject(expected);
});

test.each([
  ['canceling', cancel],
  ['resuming', resume],
  ['changing the price', downgrade],
  ['paying', payInvoice],
])('After the subscription has ended, %s does nothing', async (_, step) => {
  const setup = await premiumInPortal();
  await endNow(setup.portal, setup);
  expect(await step(setup.portal, setup)).toEqual({ status: 'nothing' });
  expect(setup.portal.view()).toMatchObject({
    subscription: null,
    prices: [],
    canChangePrice: false,
    canCancel: false,
  });
});

test('The view lists prices by amount, the invoices, and the card in use', async () => {
  const { portal, basic, premium } = await premiumInPortal();
  await portal.updateCard('5555555555554444');
  const view = portal.view();
  expect(view).toMatchObject({
    returnUrl: 'https://learn.example.org/account',
    card: { brand: 'mastercard', last4: '4444' },
    invoices: [{ status: 'paid', totalCents: 19_900 }],
    canChangePrice: true,
    canCancel: true,
  });
  expect(view.prices.map(({ id, isCurrent, dueNowCents }) => [id, isCurrent, dueNowCents])).toEqual(
    [
      [basic.id, false, 0],
      [premium.id, true, 0],
    ],
  );
});

test("A new card becomes the customer's default, and a subscription's own card still pays its renewals", async () => {
  const account = await openTestAccount();
  const price = await account.monthly(9900);
  const { id, default_payment_method: own } = await paidWithOwnCard(account, price);
  const portal = await account.openPortal([price]);
  await portal.updateCard(DECLINES_LATER);
  const customer = account.emulator.objects().customers[0];
  expect(customer?.invoice_settings.default_payment_method).not.toBeNull();
  expect(account.eventTypes()).toContain('customer.updated');
  expect((await account.read(id)).default_payment_method).toBe(own);
  await account.emulator.advance(40 * 86_400);
  expect((await account.read(id)).status).toBe('active');
});

test('A new card pays nothing before the next attempt', async () => {
  const { account, portal, id } = await premiumInPortal();
  await portal.updateCard(DECLINES_LATER);
  await account.emulator.advance(29 * 86_400);
  await portal.updateCard(GOOD);
  expect((await account.read(id)).status).toBe('past_due');
  await account.stripe.invoices.pay((await account.read(id)).latest_invoice.id ?? '');
  expect((await account.read(id)).status).toBe('active');
});

test.each<[string, Stripe.BillingPortal.ConfigurationCreateParams.Features, Step]>([
  ['cancellation', { subscription_cancel: { enabled: false } }, cancel],
  ['price changes', { subscription_cancel: { enabled: true } }, downgrade],
  ['card updates', { payment_method_update: { enabled: false } }, saveCard(GOOD)],
])('A portal without %s refuses it', async (_, features, step) => {
  const setup = await premiumInPortal();
  const { stripe, customer, emulator } = setup.account;
  const { id: configuration } = await stripe.billingPortal.configurations.create({ features });
  const { id } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    configuration,
  });
  expect(await step(emulator.portal(id), setup)).toEqual({ status: 'nothing' });
});

test('An unknown session and a session without a configuration are refused', async () => {
  const { emulator, stripe, customer } = await openTestAccount();
  expect(() => emulator.portal('bps_unknown')).toThrow('does not exist');
  await expect(stripe.billingPortal.sessions.create({ customer: customer.id })).rejects.toThrow(
    'No configuration provided',
  );
});
