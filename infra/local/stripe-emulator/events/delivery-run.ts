import { all, clockSeconds, type Account } from '#account/account.ts';
import { dueDeliveries, recordAttempt, signedDelivery, signedNotification } from './deliveries.ts';
import type { Delivery } from '#emulator-types.ts';
import type { QueuedDelivery } from '#account/records.ts';

/** Where notifications go while no destination exists. */
const DEFAULT_PATH = '/webhooks/stripe';

type Send = (delivery: Delivery) => Promise<number>;

/** Creates a function that sends each due delivery once, never the same one twice at a time. */
export function deliveryRun(account: Account, send: Send | undefined) {
  const inFlight = new Set<string>();

  async function attempt(queued: QueuedDelivery, sendNow: Send): Promise<boolean> {
    inFlight.add(queued.id);
    try {
      // Signed with the base clock, because `advance` does not move the receiver's clock.
      const timestamp = Math.floor(account.clock().getTime() / 1000);
      const status = await sendNow(signedDelivery(account, queued, timestamp)).catch(() => null);
      return recordAttempt(account, queued, status);
    } finally {
      inFlight.delete(queued.id);
    }
  }

  return async (): Promise<number> => {
    if (!send) return 0;
    let delivered = 0;
    for (const queued of dueDeliveries(account)) {
      if (inFlight.has(queued.id)) continue;
      if (await attempt(queued, send)) delivered += 1;
    }
    return delivered;
  };
}

/** Returns every notification so far, for tests that deliver themselves. */
export function allNotifications(account: Account, at: Date | undefined): Delivery[] {
  const timestamp = at ? Math.floor(at.getTime() / 1000) : clockSeconds(account);
  if (account.rows.eventDestinations.size === 0) {
    const url = `${account.origin}${DEFAULT_PATH}`;
    return all(account, 'thinEvents').map((event) => signedNotification(event, url, timestamp));
  }
  return all(account, 'deliveries').map((delivery) => signedDelivery(account, delivery, timestamp));
}
