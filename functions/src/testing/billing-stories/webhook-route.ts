import type { Delivery } from '@learning/stripe-emulator/emulator';
import type { BillingHarness } from '../billing/billing-harness.ts';
import type { WebhookHarness } from '../billing/webhook-harness.ts';
import type { Fate } from './story-step.ts';

/** The way from Stripe to our webhook, on which events are lost, held back, shuffled and doubled. */
export interface WebhookRoute {
  /** Takes a delivery of Stripe's. @returns the status that Stripe sees */
  take(delivery: Delivery): Promise<number>;
  /** Delivers what was held back, the newest first. */
  release(): Promise<void>;
  /** Lets every later event arrive. */
  clear(): void;
  /** How many were lost or held back. */
  missed(): number;
}

/** @param fates of the webhooks in turn; none when every webhook arrives */
export function openWebhookRoute(
  { stripe }: Pick<BillingHarness, 'stripe'>,
  webhook: WebhookHarness,
  fates: readonly Fate[],
): WebhookRoute {
  let taken = 0;
  let isClear = false;
  let missed = 0;
  let held: Delivery[] = [];
  // Signed again, because a delivery that was held back is sent with a new signature.
  const deliver = ({ body }: Delivery) =>
    webhook.deliver({ body, headers: { 'stripe-signature': stripe.sign(body) } });
  return {
    async take(delivery) {
      const fate = isClear ? 'arrives' : (fates[taken % fates.length] ?? 'arrives');
      taken += 1;
      if (fate === 'lost' || fate === 'held') {
        missed += 1;
        if (fate === 'held') held.push(delivery);
        return 200;
      }
      if (fate === 'doubled') await deliver(delivery);
      return deliver(delivery);
    },
    async release() {
      const deliveries = held.toReversed();
      held = [];
      for (const delivery of deliveries) await deliver(delivery);
    },
    clear() {
      isClear = true;
    },
    missed: () => missed,
  };
}
