import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { Failure } from '#failure.ts';
import { failure } from '#http/respond.ts';
import { log } from '#observability/log.ts';
import type { BillingRepositories } from '../dependencies.ts';
import type { OpenedStripe } from '../open-billing.ts';
import { EventRefusal, type ParseThinEvent } from '../payment-provider.ts';
import { STRIPE_TIME_MS } from '../with-stripe.ts';
import { processStripeEvent } from './process-stripe-event.ts';

/** Thin events are a few hundred bytes; a larger body is not from Stripe. */
const MAX_BODY_BYTES = 256 * 1024;

type Event = Pick<APIGatewayProxyEventV2, 'body' | 'headers' | 'isBase64Encoded'>;

export interface WebhookDependencies {
  repositories: BillingRepositories;
  openStripe: () => Promise<Pick<OpenedStripe, 'provider' | 'webhookSecrets'>>;
  parseThinEvent: ParseThinEvent;
  clock?: () => Date;
}

/**
 * Responds to Stripe's deliveries (API Gateway, payload 2.0).
 *
 * 413 for more than 256 KB, before the signature is checked; 400 for an event that Stripe did not sign, or not within 300 seconds
 * of now, or of the other mode; 200 for an event that is processed, now or before, and for types we do not subscribe to; 500 when
 * processing failed or no secret is configured, so that Stripe retries. Logs only an event's type and ids.
 *
 * @see https://docs.stripe.com/webhooks
 */
export function createWebhookEndpoint({
  repositories,
  openStripe,
  parseThinEvent,
  clock = () => new Date(),
}: WebhookDependencies) {
  return async (event: Event): Promise<APIGatewayProxyStructuredResultV2> => {
    const now = clock();
    try {
      if (byteLength(event) > MAX_BODY_BYTES) return refuse('payload_too_large', 'too large');
      const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
      const signature = headerOf(event, 'stripe-signature');
      if (body.length === 0 || !signature) return refuse('invalid_request', 'empty or unsigned');
      const { provider, webhookSecrets } = await openStripe();
      // Our mistake, not the sender's: Stripe stores the event and retries.
      if (webhookSecrets.length === 0) throw new Error('No webhook secret is configured.');
      const notification = parseThinEvent(body, signature, webhookSecrets, now);
      repositories.count('SignaturesRefused', 0);
      const { eventId, type, objectId, isLive } = notification;
      if (isLive !== provider.isLive) return refuse('invalid_request', 'of the other mode');
      const outcome = await provider.withTimeLimit(STRIPE_TIME_MS, () =>
        processStripeEvent(notification, now, { ...repositories, provider }),
      );
      log.info('webhook', { type, eventId, objectId, outcome });
      return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    } catch (error) {
      if (error instanceof EventRefusal) {
        // Rarely an attack: most likely the configured secret is not that of the event destination.
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

/** Returns the length of the decoded body without decoding it. */
function byteLength({ body = '', isBase64Encoded }: Event): number {
  return isBase64Encoded ? Buffer.byteLength(body, 'base64') : Buffer.byteLength(body, 'utf8');
}

function headerOf({ headers }: Event, wanted: string): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
