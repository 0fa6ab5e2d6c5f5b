import { EMULATED_SECRET_KEY, EMULATED_WEBHOOK_SECRET } from '@learning/stripe-emulator/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import {
  openWebhook,
  webhookEvent,
  type WebhookHarness,
} from '#testing/billing/webhook-harness.ts';
import { createCatalogTable } from '#testing/billing/billing-harness.ts';
import type { Table } from '#table/table.ts';
import { checkoutCourse } from '../orders/checkout/checkout-course.ts';
import { eventRepository } from './event-repository.ts';
import { parseThinEvent } from '#gateways/stripe/thin-events.ts';
import { createWebhookEndpoint } from './webhook-endpoint.ts';

const CARD = '4242424242424242';
const SUCCEEDED = 'v1.payment_intent.succeeded';
const LIMIT = 256 * 1024;

let table: Table | undefined;
let harness: BillingHarness;
let webhook: WebhookHarness;
let userId: string;
beforeEach(async () => {
  table ??= await createCatalogTable();
  harness = await openBillingHarness({ table });
  webhook = openWebhook(harness);
  userId = harness.learner();
});

/** A learner has paid for course 14, and no event has arrived yet. */
async function paid() {
  const { clientSecret } = await checkoutCourse(
    { userId, courseId: 14, now: harness.now() },
    harness.deps,
  );
  await harness.stripe.confirm(clientSecret!, CARD);
  return webhook.last(SUCCEEDED);
}

const seconds = () => Math.floor(harness.now().getTime() / 1000);
const signed = (body: string, options?: { secret?: string; timestamp?: number }) => ({
  'stripe-signature': harness.stripe.sign(body, options),
});

async function expectNothingWritten(eventId: string) {
  expect(await eventRepository(harness.table).isProcessed(eventId)).toBe(false);
  expect(await harness.boughtCourses(userId)).toEqual([]);
}

describe('the webhook', () => {
  it('refuses a bad, missing or foreign signature and a tampered byte, and writes nothing (payment case 17)', async () => {
    const { body, eventId } = await paid();
    const good = harness.stripe.sign(body);
    const tampered = body.replace('payment_intent', 'payment_intenT');
    const wrong: [string, Record<string, string>][] = [
      [body, { 'stripe-signature': good.replace(/v1=./, 'v1=x') }],
      [body, signed(body, { secret: 'whsec_of_someone_else' })],
      [body, {}],
      [body, { 'stripe-signature': '' }],
      [body, { 'stripe-signature': good.replace('v1=', 'v0=') }],
      [body, { 'stripe-signature': good.replace(/t=\d+,/, '') }],
      [tampered, { 'stripe-signature': good }],
    ];
    for (const [text, headers] of wrong) expect(await webhook.post(text, headers)).toBe(400);
    await expectNothingWritten(eventId);
    expect(await webhook.post(body, { 'Stripe-Signature': good })).toBe(200);
    expect(await harness.boughtCourses(userId)).toEqual([14]);
  });

  it('accepts events up to 300 s old or ahead, and none beyond (payment case 18)', async () => {
    const { body, eventId } = await paid();
    const at = (offset: number) => signed(body, { timestamp: seconds() + offset });
    for (const offset of [-301, 301, 3600]) {
      expect(await webhook.post(body, at(offset)), String(offset)).toBe(400);
    }
    await expectNothingWritten(eventId);
    expect(await webhook.post(body, at(-300))).toBe(200);
    expect(await webhook.post(body, at(300))).toBe(200);
    expect(await harness.boughtCourses(userId)).toEqual([14]);
  });

  it('accepts a base64 body and preserves its UTF-8 (payment case 19)', async () => {
    const { body } = await paid();
    // Stripe may add fields; the signature covers the bytes.
    const accented = JSON.stringify({ ...(JSON.parse(body) as object), context: 'Zoë Őry 学' });
    const { provider } = harness.deps;
    const endpoint = createWebhookEndpoint({
      repositories: harness.deps,
      openStripe: () => Promise.resolve({ provider, webhookSecrets: [EMULATED_WEBHOOK_SECRET] }),
      parseThinEvent,
      clock: harness.now,
    });
    const encoded = webhookEvent(accented, signed(accented), true);
    expect((await endpoint(encoded)).statusCode).toBe(200);
    expect(await harness.boughtCourses(userId)).toEqual([14]);
    expect(await webhook.post(accented, signed(accented))).toBe(200);
    // Decoded wrongly, it would be a different text.
    expect((await endpoint({ ...encoded, isBase64Encoded: false })).statusCode).toBe(400);
  });

  it('refuses more than 256 KB, base64 or not, before it opens Stripe (payment case 20)', async () => {
    let opened = 0;
    const endpoint = createWebhookEndpoint({
      repositories: harness.deps,
      openStripe: () => {
        opened += 1;
        return Promise.reject(new Error('closed'));
      },
      parseThinEvent,
      clock: harness.now,
    });
    const status = async (length: number, isBase64Encoded: boolean) => {
      const body = `"${'é'.repeat((length - 2) / 2)}"`;
      return (await endpoint(webhookEvent(body, signed(body), isBase64Encoded))).statusCode;
    };
    for (const isBase64Encoded of [false, true]) {
      expect(await status(LIMIT + 2, isBase64Encoded)).toBe(413);
      expect(opened).toBe(0);
    }
    // At the limit it is processed.
    expect(await status(LIMIT, true)).toBe(500);
    expect(opened).toBe(1);
  });

  it('refuses an empty body, signed text that is not JSON, and a signed snapshot event (payment case 20)', async () => {
    await paid();
    for (const body of [undefined, '']) {
      expect(await webhook.post(body, signed(body ?? ''))).toBe(400);
    }
    const snapshot = harness.stripe
      .objects()
      .events.find(({ type }) => type.includes('succeeded'))!;
    for (const body of ['no JSON', '[]', 'null', JSON.stringify(snapshot)]) {
      expect(await webhook.post(body, signed(body)), body.slice(0, 20)).toBe(400);
    }
    await expectNothingWritten(snapshot.id);
  });

  it('acknowledges unknown and unsubscribed event types without effect (payment case 27)', async () => {
    const { body, eventId } = await paid();
    const before = harness.stripe.requests().length;
    for (const type of ['v1.charge.succeeded', 'v1.charge.updated', 'v3.from.the.future']) {
      const other = JSON.stringify({ ...(JSON.parse(body) as object), type });
      expect(await webhook.post(other, signed(other)), type).toBe(200);
    }
    expect(harness.stripe.requests()).toHaveLength(before);
    await expectNothingWritten(eventId);
  });

  it('refuses an event of the other mode (payment case 27)', async () => {
    const { body, eventId } = await paid();
    const live = JSON.stringify({ ...(JSON.parse(body) as object), livemode: true });
    expect(await webhook.post(live, signed(live))).toBe(400);
    await expectNothingWritten(eventId);
  });

  it('accepts the old and the new secret while one is being replaced, and no third one (payment case 28)', async () => {
    const both = openWebhook(harness, ['whsec_new', 'whsec_old']);
    const { body } = await paid();
    expect(await both.post(body, signed(body, { secret: 'whsec_third' }))).toBe(400);
    expect(await both.post(body, signed(body, { secret: 'whsec_old' }))).toBe(200);
    expect(await both.post(body, signed(body, { secret: 'whsec_new' }))).toBe(200);
    // Stripe signs with both secrets during a replacement.
    const [old, fresh] = ['whsec_old', 'whsec_new'].map((secret) => signed(body, { secret }));
    const twice = `${old!['stripe-signature']},${fresh!['stripe-signature'].split(',')[1]}`;
    expect(
      await openWebhook(harness, ['whsec_new']).post(body, { 'stripe-signature': twice }),
    ).toBe(200);
    expect(await harness.boughtCourses(userId)).toEqual([14]);
  });

  it('accepts nothing without a secret, and fails so that Stripe retries and an alarm rises', async () => {
    const { body } = await paid();
    const closed = openWebhook(harness, []);
    expect(await closed.post(body, signed(body, { secret: '' }))).toBe(500);
    expect(await closed.post(body, signed(body))).toBe(500);
    expect(await closed.post(body, {})).toBe(400);
    expect(await harness.boughtCourses(userId)).toEqual([]);
    expect(await webhook.post(body, signed(body))).toBe(200);
  });

  it('counts signatures by unknown secrets, and a zero for accepted ones', async () => {
    const { body } = await paid();
    const counts: [string, number][] = [];
    const count = (name: string, value = 1) => void counts.push([name, value]);
    const { provider } = harness.deps;
    const endpoint = createWebhookEndpoint({
      repositories: { ...harness.deps, count },
      openStripe: () => Promise.resolve({ provider, webhookSecrets: [EMULATED_WEBHOOK_SECRET] }),
      parseThinEvent,
      clock: harness.now,
    });
    const probes = [
      { 'stripe-signature': 't=1,v1=0' },
      { 'stripe-signature': `t=${seconds()},v1=guess` },
      signed(body, { timestamp: seconds() - 301, secret: 'whsec_of_before' }),
    ];
    for (const headers of probes) await endpoint(webhookEvent(body, headers));
    expect(counts).toEqual([]);
    await endpoint(webhookEvent(body, signed(body, { secret: 'whsec_of_before' })));
    expect(counts).toEqual([['SignaturesRefused', 1]]);
    await endpoint(webhookEvent(body, signed(body)));
    expect(counts.slice(1)).toEqual([['SignaturesRefused', 0]]);
  });

  it('does not tell the caller why an event was refused', async () => {
    const { provider } = harness.deps;
    const endpoint = createWebhookEndpoint({
      repositories: harness.deps,
      openStripe: () => Promise.resolve({ provider, webhookSecrets: [EMULATED_WEBHOOK_SECRET] }),
      parseThinEvent,
      clock: harness.now,
    });
    const response = await endpoint(webhookEvent('{}', { 'stripe-signature': 't=1,v1=0' }));
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('signature');
    expect(JSON.stringify(response)).not.toContain(EMULATED_SECRET_KEY);
  });
});
