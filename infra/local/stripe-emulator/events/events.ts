import type { Stripe } from 'stripe';
import { nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { API_VERSION } from '#constants.ts';
import { queueDeliveries } from './deliveries.ts';
import type { ThinEvent } from '#account/records.ts';
import { relatedObject, thinEvent } from './thin-events.ts';

/**
 * Records an event and queues it for every destination.
 *
 * @param before the object before the change, for the snapshot event's `previous_attributes`
 */
export function emit(
  account: Account,
  type: string,
  object: { id: string; object: string },
  before?: object,
): void {
  const created = nowSeconds(account);
  const request = account.request;
  const changes = before && previousAttributes(before, object);
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object: structuredClone(object), ...(changes && { previous_attributes: changes }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null },
    type,
  } as unknown as Stripe.Event;
  const thin: ThinEvent = {
    id: newId('evt_test'),
    snapshotId: event.id,
    type,
    createdAt: new Date(created * 1000).toISOString(),
    related: relatedObject(object),
    reason: request && { id: request.id, idempotency_key: request.idempotencyKey ?? '' },
  };
  if (account.check) {
    for (const sentence of [
      ...account.check.object(object),
      ...account.check.object(thinEvent(thin)),
    ]) {
      account.violations.push(`event ${type}: ${sentence}`);
    }
  }
  account.rows.events.set(event.id, event);
  account.rows.thinEvents.set(thin.id, thin);
  queueDeliveries(account, event, thin);
  account.changed();
}

function previousAttributes(before: object, after: object): object {
  const now = after as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(now[key]),
    ),
  );
}
