import {
  mapStripeErrorsUnless,
  mapStripeErrors,
  KEY_REUSED_WITH_OTHER_PARAMETERS,
  SERVER_FAILURE,
} from './map-errors.ts';

const MINUTE_MS = 60_000;

/** How an object is created exactly once at Stripe. */
interface Creation<T> {
  idempotencyKey: string;
  /** Milliseconds. */
  clock: () => number;
  create: (idempotencyKey: string) => Promise<T>;
  /** Finds what an earlier call may have created although it failed. */
  find?: () => Promise<T | undefined>;
  /** Further codes that Stripe may replay from an earlier call. */
  staleCodes?: readonly string[];
}

/**
 * Creates an object once, whether or not earlier calls failed. For a day Stripe replays its first response to an idempotency key,
 * even an error. After such an error, the object is looked up, and created with a second key (a new one each minute) if missing.
 *
 * @throws PaymentProviderFailure
 * @see https://docs.stripe.com/api/idempotent_requests
 */
export function createOnce<T>({
  idempotencyKey,
  clock,
  create,
  find,
  staleCodes = [],
}: Creation<T>): Promise<T> {
  const secondKey = `${idempotencyKey}:${Math.floor(clock() / MINUTE_MS)}`;
  return mapStripeErrorsUnless(
    () => create(idempotencyKey),
    [KEY_REUSED_WITH_OTHER_PARAMETERS, SERVER_FAILURE, ...staleCodes],
    async () => (await find?.()) ?? mapStripeErrors(() => create(secondKey)),
  );
}
