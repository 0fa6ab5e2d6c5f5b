import type { ThinEvent } from '#account/records.ts';

/** Builds a thin event in Stripe's shape. */
export function thinEvent(event: ThinEvent): { object: string } & Record<string, unknown> {
  return {
    id: event.id,
    object: 'v2.core.event',
    created: event.createdAt,
    livemode: false,
    ...(event.reason && { reason: { type: 'request', request: event.reason } }),
    related_object: event.related,
    snapshot_event: event.snapshotId,
    type: `v1.${event.type}`,
  };
}

/** Builds the body that is sent to a destination. */
export function notificationBody(event: ThinEvent): string {
  return JSON.stringify(thinEvent(event));
}

const COLLECTIONS: Record<string, string> = {
  payment_intent: 'payment_intents',
  setup_intent: 'setup_intents',
  payment_method: 'payment_methods',
  invoice_payment: 'invoice_payments',
  'radar.early_fraud_warning': 'radar/early_fraud_warnings',
  subscription_schedule: 'subscription_schedules',
};

/** Builds the reference of a thin event to its object. */
export function relatedObject(object: { id: string; object: string }): ThinEvent['related'] {
  const collection = COLLECTIONS[object.object] ?? `${object.object}s`;
  return { id: object.id, type: object.object, url: `/v1/${collection}/${object.id}` };
}
