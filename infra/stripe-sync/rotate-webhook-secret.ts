import { STRIPE_WEBHOOK_PATH } from '@learning/shared/contract/webhooks';
import type Stripe from 'stripe';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import type { StoredSettings } from './stored-settings.ts';
import { destinationsAt } from './sync-destination.ts';

type Destination = Stripe.V2.Core.EventDestination;

/** Names in a destination's metadata the one that it takes the place of. */
const REPLACES = 'replaces';

export interface WebhookRotation {
  stripe: Stripe;
  stored: StoredSettings;
  /** The site's address, without a trailing slash. */
  siteOrigin: string;
  /** Waits until every function has read the stored secrets. */
  waitForFunctions: () => Promise<void>;
}

/**
 * Replaces the secret with which Stripe signs events: a second destination at the same address gets a new one, the functions accept both,
 * and then the first destination is deleted. An event that arrives twice or late in between is processed once. Safe to repeat after
 * an interruption.
 *
 * @throws OperatorFailure when Stripe is not connected
 */
export async function rotateWebhookSecret(rotation: WebhookRotation): Promise<void> {
  const { stripe, stored, siteOrigin, waitForFunctions } = rotation;
  const { eventDestinations } = stripe.v2.core;
  const url = `${siteOrigin}${STRIPE_WEBHOOK_PATH}`;
  const secrets = (await stored.read(['stripe/webhook-secret']))['stripe/webhook-secret'];
  const found = await destinationsAt(stripe, url);
  const isReplacing = ({ metadata }: Destination) =>
    found.some(({ id }) => id === metadata?.[REPLACES]);
  const former = found.find((destination) => !isReplacing(destination));
  if (!secrets || !former) {
    throw new OperatorFailure(
      'Stripe is not connected: there is no destination of events. Run npm run stripe:sync.',
    );
  }
  let next = found.find(isReplacing);
  let newSecret = secrets.split(',').at(-1)!;
  if (next && !secrets.includes(',')) {
    // An earlier run stopped before it stored the secret, which Stripe shows only once.
    await eventDestinations.del(next.id);
    next = undefined;
  }
  if (!next) {
    next = await eventDestinations.create({
      name: former.name,
      type: 'webhook_endpoint',
      event_payload: 'thin',
      enabled_events: former.enabled_events,
      webhook_endpoint: { url },
      metadata: { [REPLACES]: former.id },
      include: ['webhook_endpoint.signing_secret'],
    });
    // The last one stored signs what the former destination sends.
    const formerSecret = newSecret;
    newSecret = next.webhook_endpoint!.signing_secret!;
    await eventDestinations.disable(next.id);
    await stored.write('stripe/webhook-secret', `${formerSecret},${newSecret}`);
  }
  await waitForFunctions();
  await eventDestinations.enable(next.id);
  await eventDestinations.del(former.id);
  await stored.write('stripe/webhook-secret', newSecret);
}
