import type { Delivery } from '@learning/stripe-emulator/emulator';

const TIMEOUT_MS = 30_000;

/** Sends deliveries over HTTP, as Stripe does, and lets the dashboard lose some of them. */
export interface WebhookDeliveries {
  /** @returns the status of the answer @throws when nobody answered */
  deliver(delivery: Delivery): Promise<number>;
  /** The next `count` deliveries do not arrive. */
  loseNext(count: number): void;
  /** How many are still to be lost. */
  readonly toLose: number;
}

export function webhookDeliveries(): WebhookDeliveries {
  let toLose = 0;
  return {
    async deliver({ url, headers, body }) {
      if (toLose > 0) {
        toLose -= 1;
        throw new Error('This delivery was to be lost.');
      }
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      await response.arrayBuffer();
      return response.status;
    },
    loseNext(count) {
      toLose += count;
    },
    get toLose() {
      return toLose;
    },
  };
}
