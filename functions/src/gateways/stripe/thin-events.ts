import { Stripe } from 'stripe';
import * as z from 'zod';

/** Seconds a notification may be older or newer than our clock. */
const TOLERANCE_SECONDS = 300;

/** A notification that is really Stripe's. */
export interface ThinEvent {
  eventId: string;
  /** With its version, e.g. `v1.payment_intent.succeeded`. */
  type: string;
  /** The object it speaks of; null where there is none. */
  objectId: string | null;
  isLive: boolean;
}

export type RefusalReason = 'signature' | 'secret' | 'malformed';

/** What was posted is not a notification of ours: answer 400 and write nothing. */
export class EventRefusal extends Error {
  override readonly name = 'EventRefusal';
  /**
   * `signature`: missing, of another form, too old or ahead of time; `secret`: as Stripe signs, just now, yet with none of our
   * secrets; `malformed`: signed, yet no thin event.
   */
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

const Notification = z.object({
  object: z.literal('v2.core.event'),
  id: z.string().min(1),
  type: z.string().min(1),
  livemode: z.boolean(),
  related_object: z.object({ id: z.string().min(1) }).nullish(),
});

/** Parsing sends nothing, so any key does. */
const parser = new Stripe('sk_test_parses_only');

/**
 * Checks the signature over the body as it came, and reads the notification.
 *
 * @param signature the header `stripe-signature`
 * @param secrets of the event destination; several while one is being rolled
 * @throws EventRefusal
 * @see https://docs.stripe.com/webhooks/signature
 */
export function parseThinEvent(
  rawBody: Uint8Array | string,
  signature: string | undefined,
  secrets: readonly string[],
  now: Date,
): ThinEvent {
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
}

/** What Stripe signs with; other schemes are for tests of its own. */
const HAS_DIGEST = /(?:^|,)v1=[0-9a-f]{64}(?:,|$)/;

/** @returns undefined when this secret did not sign it. */
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
    // The SDK throws plain errors for what is signed and is no thin event: bad JSON, a snapshot.
    throw new EventRefusal('malformed');
  }
}

/** The SDK refuses what is too old and takes what is dated in the future; we take neither. */
function isFresh(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)(?=,|$)/g)].map(([, text]) => Number(text));
  const seconds = Math.floor(now.getTime() / 1000);
  const isNear = (time: number) => Math.abs(time - seconds) <= TOLERANCE_SECONDS;
  return times.length > 0 && times.every(isNear);
}
