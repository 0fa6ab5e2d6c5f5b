import { setTimeout } from 'node:timers/promises';
import { ApiFailure } from '#http/api-failure.ts';

/** Enough for as many tabs as anybody opens: of those that meet, one succeeds each time. */
const MAX_TRIES = 40;
const MAX_PAUSE_MS = 50;
const PAUSE_STEP_MS = 5;

/**
 * Repeats a write that other writes may get in the way of, after a pause that grows. DynamoDB cancels all but one of the
 * transactions that meet at an item, and the SDK does not repeat them.
 *
 * @param work reads afresh, then writes; undefined when another write was faster.
 * @throws ApiFailure `write_conflict` after about two seconds.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html (transaction conflicts)
 */
export async function repeatOnConflict<T extends object>(
  work: () => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const done = await work();
    if (done) return done;
    await setTimeout(Math.min(tries * PAUSE_STEP_MS, MAX_PAUSE_MS));
  }
  throw new ApiFailure('write_conflict');
}
