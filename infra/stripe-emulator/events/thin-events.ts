import type { ThinEvent } from '#account/records.ts';

/** A thin event in Stripe's shape. */
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

/** As it is sent: the event without its changes. */
export function notificationBody(event: ThinEvent): string {
  return JSON.stringify(thinEvent(event));
}

const FOLDERS: Record<string, string> = {
  payment_intent: 'payment_intents',
  setup_intent: 'setup_intents',
  payment_method: 'payment_methods',
  invoice_payment: 'invoice_payments',
  subscription_schedule: 'subscription_schedules',
};

/** Where a thin event points to. */
export function relatedObject(object: { id: string; object: string }): ThinEvent['related'] {
  const folder = FOLDERS[object.object] ?? `${object.object}s`;
  return { id: object.id, type: object.object, url: `/v1/${folder}/${object.id}` };
}
