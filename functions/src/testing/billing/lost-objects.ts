import { createStripeEmulator, type EmulatorSnapshot } from '@learning/stripe-emulator/emulator';
import { openBillingHarness, TEST_START, type BillingHarness } from './billing-harness.ts';

/** Opens billing on the same table after its Stripe account lost everything since a snapshot, like deleted test data. */
export async function openWithoutObjectsSince(
  snapshot: EmulatorSnapshot,
  { table, stripe }: BillingHarness,
): Promise<BillingHarness> {
  const restored = createStripeEmulator({ clock: () => TEST_START, snapshot });
  await restored.advance((stripe.now().getTime() - restored.now().getTime()) / 1000);
  return openBillingHarness({ table, stripe: restored });
}

/** Opens billing on the same table with the keys of another account. */
export function openWithOtherAccount({ table, stripe }: BillingHarness): Promise<BillingHarness> {
  return openBillingHarness({ table, accountId: stripe.accountId });
}
