import type { Delivery } from '@learning/stripe-emulator/emulator';

const TIMEOUT_MS = 30_000;

/** Sends deliveries over HTTP, as Stripe does. The dashboard can drop some of them. */
export interface WebhookDeliveries {
  /** @returns the status of the response @throws Error when there is no response */
  deliver(delivery: Delivery): Promise<number>;
  /** Drops the next `count` deliveries. */
  dropNext(count: number): void;
  /** How many deliveries will still be dropped. */
  readonly toDrop: number;
}

export function webhookDeliveries(): WebhookDeliveries {
  let toDrop = 0;
  return {
    async deliver({ url, headers, body }) {
      if (toDrop > 0) {
        toDrop -= 1;
        throw new Error('This delivery was dropped on purpose.');
      }
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      await response.arrayBuffer();
      return response.status;
    },
    dropNext(count) {
      toDrop += count;
    },
    get toDrop() {
      return toDrop;
    },
  };
}
