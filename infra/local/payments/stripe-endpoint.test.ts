import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncStripe } from '@learning/infra/stripe-sync/sync-stripe';
import { asListener } from '#http/http-handler.ts';
import { openEmulator, type OpenEmulator } from './emulator/open-emulator.ts';
import { buildStandIn } from '@learning/stripe-emulator/stand-in-script';
import { stripeEndpoint } from './stripe-endpoint.ts';

const KIB = 1024;
const tiers = [
  {
    slug: 'entry',
    name: 'Starter',
    description: 'For one.',
    priceCents: 9900,
    yearlyPriceCents: null,
  },
  {
    slug: 'professional',
    name: 'Professional',
    description: 'For five.',
    priceCents: 19900,
    yearlyPriceCents: null,
  },
];

let folder: string;
let open: OpenEmulator;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-endpoint-'));
  open = await openEmulator(join(folder, 'stripe.json'), 'http://localhost:5173');
  await syncStripe(open.sdk, {
    environment: 'local',
    tiers,
    siteOrigin: 'http://localhost:5173',
    tax: 'none',
    isDryRun: false,
  });
  server = createServer(asListener(stripeEndpoint(open, await buildStandIn())));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await open.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(origin + path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, body: html, text: textOf(html) };
};
const post = async (path: string, fields: Record<string, string>, headers = {}) => {
  const body = new URLSearchParams(fields);
  const response = await fetch(origin + path, { method: 'POST', body, headers });
  const html = await response.text();
  return { status: response.status, url: response.url, body: html, text: textOf(html) };
};
const textOf = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function pay(amount: number): Promise<string> {
  const automatic = { automatic_payment_methods: { enabled: true } };
  const intent = await open.sdk.paymentIntents.create({ amount, currency: 'usd', ...automatic });
  await open.emulator.confirm(intent.client_secret!, '4242424242424242');
  return intent.id;
}

/** A subscriber to Starter, with a portal session. */
async function subscribe(more: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) {
  const customer = await open.sdk.customers.create({ email: 'ada@x.example' });
  const prices = await open.sdk.prices.list({ active: true });
  const priceOf = (cents: number) => prices.data.find((price) => price.unit_amount === cents)!.id;
  const subscription = await open.sdk.subscriptions.create({
    customer: customer.id,
    items: [{ price: priceOf(9900) }],
    billing_mode: { type: 'flexible' },
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== 'object') throw new Error('The invoice is not expanded.');
  await open.emulator.confirm(invoice!.confirmation_secret!.client_secret, '4242424242424242');
  const configurations = await open.sdk.billingPortal.configurations.list();
  const session = await open.sdk.billingPortal.sessions.create({
    customer: customer.id,
    configuration: configurations.data[0]!.id,
    return_url: 'http://localhost:5173/account',
    ...more,
  });
  return { session, professional: priceOf(19900), subscription };
}

describe('the stand-in for Stripe.js', () => {
  test('is one small script with a tag for caching', async () => {
    const { status, headers, body } = await get('/_local/stripe/stripe.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('etag')).toMatch(/^"\w+"$/);
    expect(body).toContain('endive');
    expect(body.length).toBeLessThan(17 * KIB);
    expect(body).not.toContain('sk_test');
  });

  test('reaches the emulator below the same address, which reveals no secret key', async () => {
    const { status, body } = await get(
      '/_local/stripe/__emulator/intent?clientSecret=pi_1_secret_x',
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toContain('error');
    expect(body).not.toContain(open.access.secretKey);
  });

  test("refuses requests of another site's script", async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await post('/_local/stripe', { action: 'drop' }, foreign)).status).toBe(403);
    expect((await post('/_local/stripe/__emulator/clock', {}, foreign)).status).toBe(403);
    expect(open.deliveries.toDrop).toBe(0);
  });
});

describe('the dashboard', () => {
  test('runs no script, and its forms are sent to the same site only', async () => {
    const { status, headers, body } = await get('/_local/stripe');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*form-action 'self'/,
    );
    expect(body).not.toMatch(/<script|<style|style=/);
  });

  test('shows the delivery of an event, and resends it where a webhook subscribes to it', async () => {
    await pay(2900);
    // Nothing responds at the site's address in this test.
    await open.emulator.deliverDue();
    const { events } = open.emulator.objects();
    const idOf = (type: string) => events.findLast((candidate) => candidate.type === type)!.id;
    const { body } = await get('/_local/stripe');
    expect(body).toContain(`Resend ${idOf('payment_intent.succeeded')}`);
    expect(body).not.toContain(`Resend ${idOf('payment_intent.created')}`);
    expect(textOf(body)).toMatch(/payment_intent\.succeeded no response, tried 1×, next try/);
    const resend = (event: string) => post('/_local/stripe', { action: 'resend', event });
    expect((await resend(idOf('payment_intent.created'))).text).toContain(
      'No webhook subscribes to this event',
    );
    expect((await resend(idOf('payment_intent.succeeded'))).text).not.toContain(
      'No webhook subscribes',
    );
  });

  test('refunds a part and then the rest, and explains why not more', async () => {
    const paymentIntent = await pay(2900);
    const refund = (amount: string) =>
      post('/_local/stripe', { action: 'refund', paymentIntent, amount });
    expect((await refund('9.50')).text).toContain('$9.50 refund succeeded');
    expect((await refund('')).text).toContain('$19.50 refund succeeded');
    const again = await refund('');
    expect(again.status).toBe(400);
    expect(again.text).toMatch(/already been refunded/);
    expect((await refund('-1')).status).toBe(400);
  });

  test('opens a dispute and decides it', async () => {
    const paymentIntent = await pay(5900);
    const submit = (fields: Record<string, string>) => post('/_local/stripe', fields);
    const opened = await submit({ action: 'dispute', paymentIntent, status: 'needs_response' });
    expect(opened.text).toContain('Dispute needs response');
    const dispute = open.emulator.objects().disputes.at(-1)!.id;
    const closed = await submit({ action: 'close-dispute', dispute, status: 'lost' });
    expect(closed.text).toContain('Dispute lost');
  });

  test.each([
    [{ by: 'hour' }, 3600],
    [{ by: 'day' }, 86_400],
    [{ days: '3' }, 259_200],
  ])('advances the clock by %j', async (fields, seconds) => {
    const before = open.emulator.now().getTime();
    expect((await post('/_local/stripe', { action: 'advance', ...fields })).status).toBe(200);
    const moved = (open.emulator.now().getTime() - before) / 1000;
    // Stripe counts in whole seconds.
    expect(moved).toBeGreaterThan(seconds - 2);
    expect(moved).toBeLessThan(seconds + 60);
  });

  test.each(['0', '-5', 'x', '99999'])('does not advance by %s days', async (days) => {
    const response = await post('/_local/stripe', { action: 'advance', days });
    expect(response.status).toBe(400);
    expect(response.text).toContain('The days must be above 0');
  });

  test('makes the next call of the API fail', async () => {
    await post('/_local/stripe', { action: 'fail-call', kind: '500' });
    await expect(open.sdk.customers.list({}, { maxNetworkRetries: 0 })).rejects.toThrow(
      /unknown|error|wrong/i,
    );
    expect((await open.sdk.customers.list()).data).toBeDefined();
  });
});

describe('the portal', () => {
  const pathOf = (url: string) => new URL(url).pathname;

  test('is at the address of its session', async () => {
    const { session } = await subscribe();
    expect(session.url).toBe(`http://localhost:5173/_local/stripe/portal/${session.id}`);
    const { status, text } = await get(pathOf(session.url));
    expect(status).toBe(200);
    expect(text).toMatch(/Starter \$99\.00 per month \(active\)/);
    expect((await get('/_local/stripe/portal/bps_other')).status).toBe(404);
  });

  test('changes to a larger plan at once, for the difference it showed', async () => {
    const { session, professional, subscription } = await subscribe();
    const path = pathOf(session.url);
    const shown = /Due now: \$([\d.]+)/.exec((await get(`${path}?change=${professional}`)).text);
    const changed = await post(path, { action: 'change', priceId: professional });
    expect(changed.url).toContain('?done=change');
    expect(changed.text).toMatch(/Professional \$199\.00 per month/);
    const invoices = await open.sdk.invoices.list({ subscription: subscription.id });
    expect(invoices.data[0]).toMatchObject({ amount_paid: Math.round(Number(shown![1]) * 100) });
  });

  test('cancels the plan at the end of the period, and resumes it', async () => {
    const { session, subscription } = await subscribe();
    const path = pathOf(session.url);
    expect((await post(path, { action: 'cancel' })).text).toContain('Your plan ends on');
    const ending = await open.sdk.subscriptions.retrieve(subscription.id);
    expect(ending.cancel_at_period_end || ending.cancel_at).toBeTruthy();
    expect((await post(path, { action: 'resume' })).text).toContain('Your plan renews on');
  });

  test('accepts another card, and explains why a card is declined', async () => {
    const { session } = await subscribe();
    const path = pathOf(session.url);
    const card = (number: string) => post(path, { action: 'card', number });
    expect((await card('4000 0025 0000 3155')).status).toBeLessThan(300);
    const declined = await card('4000000000000002');
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('Your card was declined.');
  });

  test('shows only the payment method in a session for a new card, then returns to the site', async () => {
    const returnUrl = 'http://localhost:5173/account/purchases';
    const { session } = await subscribe({
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
      },
    });
    const path = pathOf(session.url);
    const { text } = await get(path);
    expect(text).toContain('Payment method');
    expect(text).not.toMatch(/Current plan|Invoices/);
    const body = new URLSearchParams({ action: 'card', number: '5555555555554444' });
    const response = await fetch(origin + path, { method: 'POST', body, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, returnUrl]);
  });

  test('refuses an unknown action', async () => {
    const { session } = await subscribe();
    expect((await post(pathOf(session.url), { action: 'refund' })).status).toBe(400);
  });
});

test('An open invoice can be paid on its page, also when the bank asks', async () => {
  const customer = await open.sdk.customers.create({});
  const prices = await open.sdk.prices.list({ active: true });
  const subscription = await open.sdk.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.data.find((price) => price.unit_amount === 9900)!.id }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice'],
  });
  const { pathname: path } = new URL(
    (subscription.latest_invoice as Stripe.Invoice).hosted_invoice_url!,
  );
  expect((await get(path)).text).toContain('Pay this invoice');
  const declined = await post(path, { action: 'card', number: '4000000000000002' });
  expect([declined.status, declined.text]).toEqual([402, expect.stringContaining('declined')]);
  const asked = await post(path, { action: 'card', number: '4000 0027 6000 3184' });
  expect(asked.text).toContain('Test bank: confirm this payment');
  const paid = await post(path, { action: 'bank', outcome: 'complete' });
  expect(paid.text).toContain(', paid');
  expect(paid.text).not.toContain('Pay this invoice');
  expect((await post('/_local/stripe/invoices/in_other', { action: 'card' })).status).toBe(404);
});

test('The invoice of a plan shows its discount and its tax between the lines and the total', async () => {
  const { sdk } = open;
  const address = { country: 'US', state: 'NY', postal_code: '10001', line1: '1 Main Street' };
  await sdk.tax.settings.update({ head_office: { address } });
  const { id } = await sdk.coupons.create({ percent_off: 20, duration: 'once' });
  const promotion = { type: 'coupon' as const, coupon: id };
  const code = await sdk.promotionCodes.create({ promotion, code: 'SPRING20' });
  const customer = await sdk.customers.create({ address });
  const subscribeTo = async (taxBehavior: 'exclusive' | 'inclusive') => {
    const price = await sdk.prices.create({
      product: 'tier_entry',
      currency: 'usd',
      unit_amount: 9900,
      recurring: { interval: 'month' },
      tax_behavior: taxBehavior,
    });
    const subscription = await sdk.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
      automatic_tax: { enabled: true },
      discounts: [{ promotion_code: code.id }],
      expand: ['latest_invoice'],
    });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const page = await get(new URL(invoice.hosted_invoice_url!).pathname);
    const pdf = await get(new URL(invoice.invoice_pdf!).pathname);
    return [page.text, pdf.body] as const;
  };
  const [added, pdf] = await subscribeTo('exclusive');
  expect(added).toMatch(
    /Subtotal \$99\.00 Promotion code SPRING20 -\$19\.80 Tax \$7\.03 Total \$86\.23/,
  );
  expect(pdf).toContain('SPRING20');
  const [included] = await subscribeTo('inclusive');
  expect(included).toMatch(/Tax, included in the total \$6\.46 Total \$79\.20/);
});

test('Receipts and invoices are pages', async () => {
  await subscribe();
  const { charges, invoices } = open.emulator.objects();
  for (const url of [charges.at(-1)!.receipt_url!, invoices.at(-1)!.hosted_invoice_url!]) {
    const { status, text } = await get(new URL(url).pathname);
    expect(status).toBe(200);
    expect(text).toContain('$99.00');
  }
  expect((await get('/_local/stripe/receipts/ch_other')).status).toBe(404);
  expect(open.emulator.contractViolations()).toEqual([]);
});
