import type { Stripe } from 'stripe';
import { all, clockSeconds, existing, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { EMULATED_WEBHOOK_SECRET } from '#constants.ts';
import type { Delivery } from '#emulator-types.ts';
import { signatureHeader } from './signature.ts';
import type { QueuedDelivery, ThinEvent } from '#account/records.ts';
import { notificationBody } from './thin-events.ts';

const HOUR = 3600;
const RETRY_GAPS_SECONDS = [300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 12 * HOUR];
const GIVE_UP_AFTER_SECONDS = 72 * HOUR;

export function queueDeliveries(account: Account, event: Stripe.Event, thin: ThinEvent): void {
  for (const destination of all(account, 'eventDestinations')) {
    const { status, enabled_events: types, webhook_endpoint: endpoint } = destination;
    if (status !== 'enabled') continue;
    if (!types.includes('*') && !types.includes(`v1.${thin.type}`)) continue;
    const id = newId('wd');
    const now = clockSeconds(account);
    account.rows.deliveries.set(id, {
      id,
      snapshotId: event.id,
      thinId: thin.id,
      url: endpoint?.url ?? '',
      ...(endpoint?.signing_secret ? { secret: endpoint.signing_secret } : {}),
      attempts: 0,
      dueAt: now,
      queuedAt: now,
      isDelivered: false,
      lastStatus: null,
    });
    event.pending_webhooks += 1;
  }
}

/** Builds a delivery as it is sent, signed at `timestamp` (seconds). */
export function signedDelivery(
  account: Account,
  queued: QueuedDelivery,
  timestamp: number,
): Delivery {
  const thin = existing(account, 'thinEvents', queued.thinId);
  return signedNotification(thin, queued.url, timestamp, queued.secret);
}

export function signedNotification(
  thin: ThinEvent,
  url: string,
  timestamp: number,
  secret = EMULATED_WEBHOOK_SECRET,
): Delivery {
  const body = notificationBody(thin);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signatureHeader(body, secret, timestamp),
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  };
  return { eventId: thin.id, type: `v1.${thin.type}`, url, headers, body };
}

/** Returns the deliveries that are due by the account's clock, oldest first. */
export function dueDeliveries(account: Account): QueuedDelivery[] {
  const now = clockSeconds(account);
  return all(account, 'deliveries').filter(
    (delivery) => delivery.dueAt !== null && delivery.dueAt <= now,
  );
}

/** Returns when the next delivery after `after` falls due, in seconds. */
export function nextDeliveryAt(account: Account, after: number): number | null {
  let next: number | null = null;
  for (const { dueAt } of account.rows.deliveries.values()) {
    if (dueAt !== null && dueAt > after && (next === null || dueAt < next)) next = dueAt;
  }
  return next;
}

/**
 * Records an attempt and plans the next one if it failed.
 *
 * @param status null: no response came
 * @returns whether the event was delivered
 */
export function recordAttempt(
  account: Account,
  queued: QueuedDelivery,
  status: number | null,
): boolean {
  const now = clockSeconds(account);
  queued.lastStatus = status;
  queued.attempts += 1;
  const isDelivered = status !== null && status >= 200 && status < 300;
  if (isDelivered) {
    // A delivery that had already succeeded counts once.
    if (!queued.isDelivered) existing(account, 'events', queued.snapshotId).pending_webhooks -= 1;
    queued.isDelivered = true;
    queued.dueAt = null;
  } else {
    const gap =
      RETRY_GAPS_SECONDS[Math.min(queued.attempts, RETRY_GAPS_SECONDS.length) - 1] ?? HOUR;
    const next = now + gap;
    queued.dueAt = next - queued.queuedAt > GIVE_UP_AFTER_SECONDS ? null : next;
  }
  account.changed();
  return isDelivered;
}
