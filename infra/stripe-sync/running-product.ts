import { TAX_SETTINGS, type TaxSetting } from '@learning/shared/domain/money/tax';
import Stripe from 'stripe';
import { localEnvironment } from '#operate/local-environment.ts';

interface RunningProduct {
  stripe: Stripe;
  /** Where the emulator sends events; null with the real Stripe, whose events `stripe listen` forwards to this machine. */
  siteOrigin: string | null;
  tax: TaxSetting;
}

/**
 * Returns the Stripe access of the product that runs on this machine.
 *
 * @throws OperatorFailure when the product is not running.
 */
export function runningProduct(): RunningProduct {
  const { STRIPE_SECRET_KEY, STRIPE_API_ORIGIN, SITE_ORIGIN, TAX } = localEnvironment();
  return {
    stripe: stripeClient(STRIPE_SECRET_KEY ?? '', STRIPE_API_ORIGIN),
    siteOrigin: STRIPE_API_ORIGIN ? (SITE_ORIGIN ?? null) : null,
    tax: TAX_SETTINGS.find((setting) => setting === TAX) ?? 'none',
  };
}

/** Returns the official client. @param apiOrigin address of a stand-in for Stripe */
export function stripeClient(secretKey: string, apiOrigin?: string): Stripe {
  const address = apiOrigin ? new URL(apiOrigin) : undefined;
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address
      ? {
          host: address.hostname,
          port: Number(address.port),
          protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  });
}
