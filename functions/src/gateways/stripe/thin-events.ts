import { Stripe } from 'stripe';
import * as z from 'zod';
import { EventRefusal, type ParseThinEvent } from '#billing/payment-provider.ts';

/** How much older or newer than our clock a notification may be. */
const TOLERANCE_SECONDS = 300;

const Notification = z.object({
  object: z.literal('v2.core.event'),
  id: z.string().min(1),
  type: z.string().min(1),
  livemode: z.boolean(),
  related_object: z.object({ id: z.string().min(1) }).nullish(),
});

/** Parsing sends nothing, so any key works. */
const parser = new Stripe('sk_test_parses_only');

/** @see https://docs.stripe.com/webhooks/signature */
export const parseThinEvent: ParseThinEvent = (rawBody, signature, secrets, now) => {
  if (!signature || !isFresh(signature, now)) throw new EventRefusal('signature');
  for (const secret of secrets) {
    const parsed = parseWith(rawBody, signature, secret, now);
    if (parsed === undefined) continue;
    const { success, data } = Notification.safeParse(parsed);
    if (!success) throw new EventRefusal('malformed');
    const { id, type, livemode, related_object: object } = data;
    return { eventId: id, type, objectId: object?.id ?? null, isLive: livemode };
  }
  throw new EventRefusal(HAS_DIGEST.test(signature) ? 'secret' : 'signature');
};

/** The scheme Stripe signs with; it uses other schemes only in its own tests. */
const HAS_DIGEST = /(?:^|,)v1=[0-9a-f]{64}(?:,|$)/;

/** @returns undefined when this secret did not sign it */
function parseWith(rawBody: Uint8Array | string, signature: string, secret: string, now: Date) {
  try {
    return parser.parseEventNotification(
      rawBody,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    // The SDK throws plain errors for a signed body that is not a thin event: bad JSON, or a snapshot event.
    throw new EventRefusal('malformed');
  }
}

/** The SDK refuses old timestamps but accepts future ones; we refuse both. */
function isFresh(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)(?=,|$)/g)].map(([, text]) => Number(text));
  const seconds = Math.floor(now.getTime() / 1000);
  const isNear = (time: number) => Math.abs(time - seconds) <= TOLERANCE_SECONDS;
  return times.length > 0 && times.every(isNear);
}
