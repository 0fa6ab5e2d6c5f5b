import {
  mapStripeErrorsUnless,
  mapStripeErrors,
  KEY_REUSED_WITH_OTHER_PARAMETERS,
  SERVER_FAILURE,
} from './map-errors.ts';

const MINUTE_MS = 60_000;

/** How something is made once at Stripe. */
interface Making<T> {
  idempotencyKey: string;
  /** Milliseconds. */
  clock: () => number;
  make: (idempotencyKey: string) => Promise<T>;
  /** What an earlier call may have made in spite of its failure. */
  find?: () => Promise<T | undefined>;
  /** Codes besides Stripe's own failures that an answer may have from an earlier call. */
  staleCodes?: readonly string[];
}

/**
 * Makes something once, whatever became of earlier calls. For a day Stripe repeats to a key what it answered first, its own
 * failures and refusals, too: such an answer is asked for once more with a second key, which is new each minute, unless what is
 * wanted is found to be there.
 *
 * @throws PaymentProviderFailure
 * @see https://docs.stripe.com/api/idempotent_requests
 */
export function createOnce<T>({
  idempotencyKey,
  clock,
  make,
  find,
  staleCodes = [],
}: Making<T>): Promise<T> {
  const second = `${idempotencyKey}:${Math.floor(clock() / MINUTE_MS)}`;
  return mapStripeErrorsUnless(
    () => make(idempotencyKey),
    [KEY_REUSED_WITH_OTHER_PARAMETERS, SERVER_FAILURE, ...staleCodes],
    async () => (await find?.()) ?? mapStripeErrors(() => make(second)),
  );
}
