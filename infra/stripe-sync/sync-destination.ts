import { STRIPE_EVENT_TYPES, STRIPE_WEBHOOK_PATH } from '@learning/shared/contract/webhooks';
import type Stripe from 'stripe';
import type { SyncContext } from './sync-stripe.ts';

/**
 * Creates or updates the destination of thin events at the site's webhook.
 *
 * @returns the signing secret of a new destination, else null.
 * @see https://docs.stripe.com/api/v2/core/event-destinations/create
 */
export async function syncDestination(
  context: SyncContext,
  siteOrigin: string,
): Promise<string | null> {
  const url = `${siteOrigin}${STRIPE_WEBHOOK_PATH}`;
  const enabledEvents = [...STRIPE_EVENT_TYPES];
  const [existing] = await destinationsAt(context.stripe, url);
  if (!existing) {
    const created = await context.change(`Events go to ${url}`, () =>
      context.stripe.v2.core.eventDestinations.create({
        name: 'Learning platform',
        type: 'webhook_endpoint',
        event_payload: 'thin',
        enabled_events: enabledEvents,
        webhook_endpoint: { url },
        include: ['webhook_endpoint.signing_secret'],
      }),
    );
    return created?.webhook_endpoint?.signing_secret ?? null;
  }
  const isSame = enabledEvents.toSorted().join() === existing.enabled_events.toSorted().join();
  if (!isSame) {
    await context.change('Events: types that the product handles', () =>
      context.stripe.v2.core.eventDestinations.update(existing.id, {
        enabled_events: enabledEvents,
      }),
    );
  }
  // Disabled in the dashboard: no event arrives, regardless of its types.
  if (existing.status === 'disabled') {
    await context.change(`Events: enabled again for ${url}`, () =>
      context.stripe.v2.core.eventDestinations.enable(existing.id),
    );
  }
  return null;
}

/** Returns the destinations of thin events at an address: one, or two while its secret is replaced. */
export async function destinationsAt(stripe: Stripe, url: string) {
  const destinations = stripe.v2.core.eventDestinations.list({
    include: ['webhook_endpoint.url'],
  });
  const found: Stripe.V2.Core.EventDestination[] = [];
  for await (const destination of destinations) {
    if (destination.webhook_endpoint?.url === url && destination.event_payload === 'thin')
      found.push(destination);
  }
  return found;
}
