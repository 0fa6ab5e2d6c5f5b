import { Stripe } from 'stripe';
import { timeLeftMs } from './time-limit.ts';
import type { StripeSettings } from './settings.ts';

/** Limits on the wait for Stripe. */
export interface StripeTimeouts {
  /** For one call. */
  timeoutMs: number;
  /** How often the SDK retries a call without a response or with 5xx, using the same idempotency key. */
  maxNetworkRetries: number;
}

/** For calls that a learner or Stripe waits for: long enough for Stripe, and short enough for one retry within the function. */
const DURING_REQUEST: StripeTimeouts = { timeoutMs: 5_000, maxNetworkRetries: 1 };
/** For scheduled work that no one waits for. */
export const IN_BACKGROUND: StripeTimeouts = { timeoutMs: 10_000, maxNetworkRetries: 1 };

type Configuration = NonNullable<ConstructorParameters<typeof Stripe>[1]>;
type HttpClient = NonNullable<Configuration['httpClient']>;

/** The limits default to those of a request. */
export interface StripeClientOptions extends Partial<StripeTimeouts> {
  /** Replaces the network in tests. */
  httpClient?: HttpClient;
}

/** Opens the official SDK for the account of the settings. Its calls obey `withTimeLimit`. */
export function openStripeClient(
  { secretKey, apiOrigin }: Pick<StripeSettings, 'secretKey' | 'apiOrigin'>,
  options: StripeClientOptions = {},
): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: options.maxNetworkRetries ?? DURING_REQUEST.maxNetworkRetries,
    timeout: options.timeoutMs ?? DURING_REQUEST.timeoutMs,
    telemetry: false,
    ...(apiOrigin === undefined ? {} : addressOf(new URL(apiOrigin))),
    httpClient: inTime(atOneHost(options.httpClient ?? Stripe.createNodeHttpClient(), apiOrigin)),
  });
}

/** Wraps a client so that a stand-in also gets what the SDK sends to Stripe's host of files. */
function atOneHost(client: HttpClient, apiOrigin: string | undefined): HttpClient {
  if (apiOrigin === undefined) return client;
  const { host } = addressOf(new URL(apiOrigin));
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (_host, ...call) => client.makeRequest(host, ...call),
  };
}

/** Wraps a client so that it waits no longer than the time left, and sends nothing when there is none. */
function inTime(client: HttpClient): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, method, headers, body, protocol, timeoutMs) => {
      const waitMs = Math.min(timeoutMs, Math.floor(timeLeftMs()));
      if (waitMs <= 0) return Promise.reject(Stripe.HttpClient.makeTimeoutError());
      return client.makeRequest(host, port, path, method, headers, body, protocol, waitMs);
    },
  };
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** Returns the id of a field that Stripe returns as an id or, when expanded, as the object. */
export function idOf(field: string | { id: string } | null | undefined): string | null {
  if (field === null || field === undefined) return null;
  return typeof field === 'string' ? field : field.id;
}

/** Converts an instant in seconds, as Stripe counts them. */
export function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
