import { withinTime } from '#gateways/stripe/client/time-limit.ts';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import type { OpenedStripe } from './open-billing.ts';
import { PaymentProviderFailure, type PaymentProvider } from './payment-provider.ts';

/** Well within the function's 25 seconds, with time left to write down what was asked for. */
export const STRIPE_TIME_MS = 18_000;

/**
 * Runs a learner's call that asks Stripe. The one place where Stripe's failures, and settings that keep it closed, become an
 * answer to a learner.
 *
 * @throws Failure `payments_unavailable`.
 */
export async function withStripe<T>(
  open: () => Promise<OpenedStripe>,
  work: (stripe: { provider: PaymentProvider; siteOrigin: string }) => Promise<T>,
): Promise<T> {
  const stripe = await openForLearners(open).catch((error: unknown) => {
    log.error('payments are closed', { error: error as Error });
    throw new Failure('payments_unavailable');
  });
  try {
    return await withinTime(STRIPE_TIME_MS, () => work(stripe));
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error;
    log.error('payments failed', { error, isTransient: error.isTransient });
    throw new Failure('payments_unavailable');
  }
}

async function openForLearners(open: () => Promise<OpenedStripe>) {
  const { provider, siteOrigin } = await open();
  if (siteOrigin === undefined) throw new Error("The site's address is not set.");
  return { provider, siteOrigin };
}
