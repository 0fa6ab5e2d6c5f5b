import { Stripe } from 'stripe';
import type { StripeSettings } from './stripe-settings.ts';

/** Longer than Stripe takes, shorter than the gateway in front of us waits. */
const TIMEOUT_MS = 10_000;
const MAX_NETWORK_RETRIES = 2;

/** What a test brings along. */
export interface StripeClientOptions {
  httpClient?: ReturnType<typeof Stripe.createFetchHttpClient>;
  /** How often the SDK repeats a call that got no answer or 5xx, with the same idempotency key; default 2. */
  maxNetworkRetries?: number;
}

/** The official SDK on the account of the settings. */
export function openStripeClient(
  { secretKey, apiOrigin }: Pick<StripeSettings, 'secretKey' | 'apiOrigin'>,
  options: StripeClientOptions = {},
): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: options.maxNetworkRetries ?? MAX_NETWORK_RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiOrigin === undefined ? {} : addressOf(new URL(apiOrigin))),
    ...(options.httpClient ? { httpClient: options.httpClient } : {}),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** The id behind a field that Stripe answers as an id or, expanded, as the object. */
export function idOf(field: string | { id: string } | null | undefined): string | null {
  if (field === null || field === undefined) return null;
  return typeof field === 'string' ? field : field.id;
}

/** Stripe counts instants in seconds. */
export function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
