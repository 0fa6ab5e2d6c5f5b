import { all, clockSeconds, type Account } from '#account/account.ts';
import { dueDeliveries, noteAttempt, signedDelivery, signedNotification } from './deliveries.ts';
import type { Delivery } from '#emulator-types.ts';
import type { QueuedDelivery } from '#account/records.ts';

/** Where notifications go as long as no destination exists. */
const DEFAULT_PATH = '/webhooks/stripe';

type Send = (delivery: Delivery) => Promise<number>;

/** Sends what is due, once each, and never one delivery twice at a time. */
export function deliveryRun(account: Account, send: Send | undefined) {
  const underway = new Set<string>();

  async function attempt(queued: QueuedDelivery, sendNow: Send): Promise<boolean> {
    underway.add(queued.id);
    try {
      // Signed with the time outside: the receiver's clock knows nothing of `advance`.
      const timestamp = Math.floor(account.clock().getTime() / 1000);
      const status = await sendNow(signedDelivery(account, queued, timestamp)).catch(() => null);
      return noteAttempt(account, queued, status);
    } finally {
      underway.delete(queued.id);
    }
  }

  return async (): Promise<number> => {
    if (!send) return 0;
    let delivered = 0;
    for (const queued of dueDeliveries(account)) {
      if (underway.has(queued.id)) continue;
      if (await attempt(queued, send)) delivered += 1;
    }
    return delivered;
  };
}

/** Every thin notification for whoever delivers by hand. */
export function allNotifications(account: Account, at: Date | undefined): Delivery[] {
  const timestamp = at ? Math.floor(at.getTime() / 1000) : clockSeconds(account);
  if (account.rows.eventDestinations.size === 0) {
    const url = `${account.origin}${DEFAULT_PATH}`;
    return all(account, 'thinEvents').map((one) => signedNotification(one, url, timestamp));
  }
  return all(account, 'deliveries').map((one) => signedDelivery(account, one, timestamp));
}
