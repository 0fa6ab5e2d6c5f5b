import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  createStripeEmulator,
  EMULATED_SECRET_KEY,
  EMULATED_WEBHOOK_SECRET,
  type Delivery,
} from '@learning/stripe-emulator/emulator';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import type { SettingName, StoredSettings } from './stored-settings.ts';
import { destinationsAt } from './sync-destination.ts';
import { syncStripe } from './sync-stripe.ts';

const siteOrigin = 'https://learn.example.org';
const url = `${siteOrigin}/webhooks/stripe`;

/** An account whose events go to a webhook that accepts what is signed with a stored secret. */
async function connected() {
  const values: Partial<Record<SettingName, string>> = {};
  const stored: StoredSettings = {
    read: () => Promise.resolve({ ...values }),
    write: (name, value) => Promise.resolve(void (values[name] = value)),
  };
  const statuses: number[] = [];
  const secrets = () => values['stripe/webhook-secret']!.split(',');
  const emulator = createStripeEmulator({
    deliver: (delivery: Delivery) => {
      const status = secrets().some((secret) => isSignedWith(stripe, delivery, secret)) ? 200 : 400;
      statuses.push(status);
      return Promise.resolve(status);
    },
  });
  const stripe = new Stripe(EMULATED_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient((to, init) => emulator.fetch(new Request(to, init))),
  });
  const options = {
    environment: 'dev',
    tiers: [],
    siteOrigin,
    tax: 'none' as const,
    isDryRun: false,
  };
  values['stripe/webhook-secret'] = (await syncStripe(stripe, options)).webhookSecret!;
  const { id } = await stripe.customers.create({ email: 'ada@example.org' });
  let count = 0;
  const event = async () => {
    count += 1;
    await stripe.customers.update(id, { name: `Ada ${count}` });
    await emulator.deliverDue();
    return statuses.splice(0);
  };
  return { emulator, stripe, stored, values, event };
}

function isSignedWith(stripe: Stripe, { body, headers }: Delivery, secret: string): boolean {
  try {
    const text = typeof body === 'string' ? body : String(body);
    stripe.webhooks.signature!.verifyHeader(text, headers['stripe-signature']!, secret);
    return true;
  } catch {
    return false;
  }
}

describe('the secret of Stripe’s events', () => {
  it('is replaced, and every event before, between and after is accepted', async () => {
    const { emulator, stripe, stored, values, event } = await connected();
    expect(await event()).toEqual([200]);
    const between: number[] = [];
    await rotateWebhookSecret({
      stripe,
      stored,
      siteOrigin,
      waitForFunctions: async () => void between.push(...(await event())),
    });
    expect(between).toEqual([200]);
    expect(values['stripe/webhook-secret']).toMatch(/^whsec_/);
    expect(values['stripe/webhook-secret']).not.toContain(EMULATED_WEBHOOK_SECRET);
    expect(await event()).toEqual([200]);
    expect(await destinationsAt(stripe, url)).toMatchObject([{ status: 'enabled' }]);
    expect(emulator.contractViolations()).toEqual([]);
  });

  it.each(['create', 'disable', 'write', 'wait', 'enable', 'del', 'write again'])(
    'is replaced by the next run when one stopped at: %s',
    async (step) => {
      const { stripe, stored, values, event } = await connected();
      const { eventDestinations } = stripe.v2.core;
      let writes = 0;
      const stop = () => Promise.reject(new Error('stopped'));
      const write: StoredSettings['write'] = (name, value) => {
        writes += 1;
        const stops =
          (step === 'write' && writes === 1) || (step === 'write again' && writes === 2);
        return stops ? stop() : stored.write(name, value);
      };
      const calls = stripe.v2.core.eventDestinations as unknown as Record<string, unknown>;
      const original = calls[step];
      if (original) calls[step] = stop;
      const wait = step === 'wait' ? stop : () => Promise.resolve();
      const interrupted = { stripe, stored: { ...stored, write }, siteOrigin };
      await expect(rotateWebhookSecret({ ...interrupted, waitForFunctions: wait })).rejects.toThrow(
        'stopped',
      );
      if (original) calls[step] = original;
      expect(await event()).toContain(200);

      const between: number[] = [];
      await rotateWebhookSecret({
        stripe,
        stored,
        siteOrigin,
        waitForFunctions: async () => void between.push(...(await event())),
      });
      expect(between).toContain(200);
      expect(values['stripe/webhook-secret']).not.toContain(EMULATED_WEBHOOK_SECRET);
      expect(values['stripe/webhook-secret']).not.toContain(',');
      expect((await eventDestinations.list()).data).toMatchObject([{ status: 'enabled' }]);
      expect(await event()).toEqual([200]);
    },
  );

  it('is not replaced before Stripe is connected', async () => {
    const { stripe, stored, values } = await connected();
    delete values['stripe/webhook-secret'];
    const rotation = { stripe, stored, siteOrigin, waitForFunctions: () => Promise.resolve() };
    await expect(rotateWebhookSecret(rotation)).rejects.toThrow('not connected');
  });
});
