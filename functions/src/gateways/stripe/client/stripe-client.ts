import { Stripe } from 'stripe';
import { timeLeftMs } from './time-limit.ts';
import type { StripeSettings } from './settings.ts';

/** How long Stripe is waited for. */
export interface StripeTimeouts {
  /** Of one call. */
  timeoutMs: number;
  /** How often the SDK repeats a call that got no answer or 5xx, with the same idempotency key. */
  maxNetworkRetries: number;
}

/** Where a learner or Stripe itself waits: longer than Stripe takes, and a repeat fits into the function's time, too. */
const DURING_REQUEST: StripeTimeouts = { timeoutMs: 5_000, maxNetworkRetries: 1 };
/** Where nobody waits. */
export const IN_BACKGROUND: StripeTimeouts = { timeoutMs: 10_000, maxNetworkRetries: 1 };

type Configuration = NonNullable<ConstructorParameters<typeof Stripe>[1]>;
type HttpClient = NonNullable<Configuration['httpClient']>;

/** Default patience: that of a request. */
export interface StripeClientOptions extends Partial<StripeTimeouts> {
  /** What a test brings along. */
  httpClient?: HttpClient;
}

/** The official SDK on the account of the settings. Its calls end with the time of the work they are part of (`withTimeLimit`). */
export function openStripeClient(
  { secretKey, apiOrigin }: Pick<StripeSettings, 'secretKey' | 'apiOrigin'>,
  options: StripeClientOptions = {},
): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: options.maxNetworkRetries ?? DURING_REQUEST.maxNetworkRetries,
    timeout: options.timeoutMs ?? DURING_REQUEST.timeoutMs,
    telemetry: false,
    ...(apiOrigin === undefined ? {} : addressOf(new URL(apiOrigin))),
    httpClient: inTime(options.httpClient ?? Stripe.createNodeHttpClient()),
  });
}

/** A client that waits no longer than there is time, and sends nothing when there is none. */
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

/** The id behind a field that Stripe answers as an id or, expanded, as the object. */
export function idOf(field: string | { id: string } | null | undefined): string | null {
  if (field === null || field === undefined) return null;
  return typeof field === 'string' ? field : field.id;
}

/** Stripe counts instants in seconds. */
export function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
