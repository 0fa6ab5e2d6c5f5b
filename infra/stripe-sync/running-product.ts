import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Stripe from 'stripe';
import { OperatorFailure } from '#deploy/operator-failure.ts';

const projectRoot = join(import.meta.dirname, '../..');
/** Written by `npm start` into its state folder. */
const ENVIRONMENT_FILE = 'environment.json';

interface RunningProduct {
  stripe: Stripe;
  /** Where the emulator sends events; null with the real Stripe, whose events `stripe listen` forwards to this machine. */
  siteOrigin: string | null;
}

/**
 * Returns the Stripe access of the product that runs on this machine.
 *
 * @throws OperatorFailure when the product is not running.
 */
export function runningProduct(): RunningProduct {
  const folder = resolve(projectRoot, process.env['LOCAL_STATE_DIR'] || '.local');
  let variables: Record<string, string>;
  try {
    variables = JSON.parse(
      readFileSync(join(folder, ENVIRONMENT_FILE), 'utf8'),
    ) as typeof variables;
  } catch {
    throw new OperatorFailure('The local product is not running. Start it first: npm start');
  }
  const { STRIPE_SECRET_KEY, STRIPE_API_ORIGIN, SITE_ORIGIN } = variables;
  return {
    stripe: stripeClient(STRIPE_SECRET_KEY ?? '', STRIPE_API_ORIGIN),
    siteOrigin: STRIPE_API_ORIGIN ? (SITE_ORIGIN ?? null) : null,
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
