import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { EventRefusal, parseThinEvent } from '#gateways/stripe/thin-events.ts';
import { withinTime } from '#gateways/stripe/client/time-limit.ts';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import { failure } from '#http/respond.ts';
import type { BillingRepositories } from '../dependencies.ts';
import type { OpenedStripe } from '../open-billing.ts';
import { processStripeEvent } from './process-stripe-event.ts';
import { STRIPE_TIME_MS } from '../with-stripe.ts';

/** Thin events are a few hundred bytes; what is larger is not from Stripe. */
const MAX_BODY_BYTES = 256 * 1024;

type Event = Pick<APIGatewayProxyEventV2, 'body' | 'headers' | 'isBase64Encoded'>;

/**
 * Answers Stripe's deliveries (API Gateway, payload 2.0).
 *
 * 413 for more than 256 KB, before the signature is reckoned; 400 for what Stripe did not sign, or not within 300 seconds of now,
 * or for the other mode; 200 for what was worked in, now or before, and for types that mean nothing to us; 500 when it could not
 * be worked in, or no secret is configured: Stripe then delivers it again. Only an event's type and ids are logged.
 *
 * @see https://docs.stripe.com/webhooks
 */
export function createWebhookEndpoint(
  repositories: BillingRepositories,
  openStripe: () => Promise<Pick<OpenedStripe, 'provider' | 'webhookSecrets'>>,
  clock: () => Date = () => new Date(),
) {
  return async (event: Event): Promise<APIGatewayProxyStructuredResultV2> => {
    const now = clock();
    try {
      if (byteLength(event) > MAX_BODY_BYTES) return refuse('payload_too_large', 'too large');
      const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
      const signature = headerOf(event, 'stripe-signature');
      if (body.length === 0 || !signature) return refuse('invalid_request', 'empty or unsigned');
      const { provider, webhookSecrets } = await openStripe();
      // Ours to mend, not the sender's: Stripe keeps the event and sends it again.
      if (webhookSecrets.length === 0) throw new Error('No secret of the webhook is configured.');
      const notification = parseThinEvent(body, signature, webhookSecrets, now);
      repositories.count('SignaturesRefused', 0);
      const { eventId, type, objectId, isLive } = notification;
      if (isLive !== provider.isLive) return refuse('invalid_request', 'of the other mode');
      const outcome = await withinTime(STRIPE_TIME_MS, () =>
        processStripeEvent(notification, now, { ...repositories, provider }),
      );
      log.info('webhook', { type, eventId, objectId, outcome });
      return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    } catch (error) {
      if (error instanceof EventRefusal) {
        // Seldom a stranger: the stored secret is hardly the destination's.
        if (error.reason === 'secret') repositories.count('SignaturesRefused');
        return refuse('invalid_request', error.reason);
      }
      log.error('webhook failed', { error: error as Error });
      return failure(new Failure('internal_error'));
    }
  };
}

function refuse(code: 'invalid_request' | 'payload_too_large', reason: string) {
  log.warn('webhook refused', { reason });
  return failure(new Failure(code));
}

/** Of the decoded body, without decoding it. */
function byteLength({ body = '', isBase64Encoded }: Event): number {
  return isBase64Encoded ? Buffer.byteLength(body, 'base64') : Buffer.byteLength(body, 'utf8');
}

function headerOf({ headers }: Event, wanted: string): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
