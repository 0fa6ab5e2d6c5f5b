import type { ApiErrorCode } from '@learning/shared/contract/errors';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import { UnreadableItem } from '#table/stored-item.ts';
import type { OpenedStripe } from './open-billing.ts';
import { PaymentProviderFailure, type PaymentProvider } from './payment-provider.ts';

/** Leaves enough of the function's 25 seconds to store what the learner requested. */
export const STRIPE_TIME_MS = 18_000;

/** The provider, and the origin of the site that a learner returns to. */
interface StripeForLearners {
  provider: PaymentProvider;
  siteOrigin: string;
}

/**
 * Runs a learner's call that needs Stripe. This is the only place where failures of Stripe, and missing settings, become a response to a
 * learner.
 *
 * @param unavailable the code that says what could not be done
 * @throws Failure with this code
 */
export async function withStripe<T>(
  open: () => Promise<OpenedStripe>,
  work: (stripe: StripeForLearners) => Promise<T>,
  unavailable: ApiErrorCode = 'payments_unavailable',
): Promise<T> {
  const stripe = await openForLearners(open).catch((error: unknown) => {
    log.error('payments are closed', { error: error as Error });
    throw new Failure(unavailable);
  });
  try {
    return await withReadableRecords(unavailable, () =>
      stripe.provider.withTimeLimit(STRIPE_TIME_MS, () => work(stripe)),
    );
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error;
    log.error('payments failed', { error, isTransient: error.isTransient });
    throw new Failure(unavailable);
  }
}

/**
 * Runs a learner's call that reads our records. A record of a release that this one cannot read becomes a failure with this code;
 * the log names it for the operator.
 */
export async function withReadableRecords<T>(
  code: ApiErrorCode,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnreadableItem)) throw error;
    log.error('billing record is unreadable', { error });
    throw new Failure(code);
  }
}

async function openForLearners(open: () => Promise<OpenedStripe>): Promise<StripeForLearners> {
  const { provider, siteOrigin } = await open();
  if (siteOrigin === undefined) throw new Error("The site's address is not set.");
  return { provider, siteOrigin };
}
