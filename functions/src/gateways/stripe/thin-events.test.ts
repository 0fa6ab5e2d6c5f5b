import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { EventRefusal } from '#billing/payment-provider.ts';
import { parseThinEvent } from './thin-events.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
const seconds = now.getTime() / 1000;
const secret = 'whsec_test';
const stripe = new Stripe('sk_test_signs');

const notification = {
  id: 'evt_1',
  object: 'v2.core.event',
  type: 'v1.payment_intent.succeeded',
  livemode: false,
  created: now.toISOString(),
  related_object: { id: 'pi_1', type: 'payment_intent', url: '/v1/payment_intents/pi_1' },
};
const body = JSON.stringify(notification);

function signed(payload: string, timestamp = seconds, by = secret) {
  return stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp });
}

/** Returns why an event is refused, or 'accepted'. */
function refusal(payload: string | Uint8Array, header: string | undefined, secrets = [secret]) {
  try {
    parseThinEvent(payload, header, secrets, now);
    return 'accepted';
  } catch (error) {
    return error instanceof EventRefusal ? error.reason : error;
  }
}

describe("Stripe's notification", () => {
  test('is parsed when signed, as text and as bytes', () => {
    const event = {
      eventId: 'evt_1',
      type: 'v1.payment_intent.succeeded',
      objectId: 'pi_1',
      isLive: false,
    };
    expect(parseThinEvent(body, signed(body), [secret], now)).toEqual(event);
    expect(parseThinEvent(Buffer.from(body), signed(body), [secret], now)).toEqual(event);
  });

  test('is refused when unsigned, signed by someone else, of another scheme or with a changed byte (payment case 17)', () => {
    expect(refusal(body, undefined)).toBe('signature');
    expect(refusal(body, '')).toBe('signature');
    expect(refusal(body, 'nonsense')).toBe('signature');
    expect(refusal(body, signed(body, seconds, 'whsec_other'))).toBe('secret');
    expect(refusal(body, signed(body).replace('v1=', 'v0='))).toBe('signature');
    expect(refusal(body, signed(body).replace(/v1=../, 'v1=x'))).toBe('signature');
    expect(refusal(body, signed(body).replace(/^t=/, 't=x'))).toBe('signature');
    expect(refusal(body.replace('pi_1', 'pi_2'), signed(body))).toBe('secret');
    expect(refusal(body, signed(body), [])).toBe('secret');
    expect(refusal(body, signed(body), [' '])).toBe('secret');
  });

  test('is accepted up to 300 seconds before and after our clock, and not beyond (payment case 18)', () => {
    expect(refusal(body, signed(body, seconds - 300))).toBe('accepted');
    expect(refusal(body, signed(body, seconds - 301))).toBe('signature');
    expect(refusal(body, signed(body, seconds + 300))).toBe('accepted');
    expect(refusal(body, signed(body, seconds + 301))).toBe('signature');
    expect(refusal(body, signed(body, seconds + 3600))).toBe('signature');
  });

  test('is malformed when signed but not a thin event (payment case 20)', () => {
    const snapshot = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.succeeded' });
    const without = (key: string) => JSON.stringify({ ...notification, [key]: undefined });
    const others = ['not json', 'null', '[]', '{}', snapshot, without('id'), without('livemode')];
    for (const payload of others) {
      expect(refusal(payload, signed(payload)), payload).toBe('malformed');
    }
    expect(refusal('', signed(''))).toBe('secret');
  });

  test('verifies with the old and the new secret while one is being replaced (payment case 28)', () => {
    const secrets = ['whsec_new', 'whsec_old'];
    for (const by of secrets) {
      expect(refusal(body, signed(body, seconds, by), secrets)).toBe('accepted');
    }
    const both = `${signed(body, seconds, 'whsec_old')},${signed(body, seconds, 'whsec_new').split(',')[1]}`;
    expect(refusal(body, both, ['whsec_new'])).toBe('accepted');
  });

  test('has no object when it concerns none', () => {
    const payload = JSON.stringify({ ...notification, related_object: null });
    expect(parseThinEvent(payload, signed(payload), [secret], now).objectId).toBeNull();
  });
});
