import { setTimeout } from 'node:timers/promises';
import { Failure } from '#failure.ts';

/** Enough for every tab and device of one learner: of the writes that conflict, one succeeds each time. */
const MAX_ATTEMPTS = 40;
const MAX_PAUSE_MS = 100;
const PAUSE_STEP_MS = 5;

/** Another write came first, or another request is making the same one: the attempt is repeated from what is stored then. */
export const CONFLICT: unique symbol = Symbol('conflict');
/** A step changed what is stored, such as closing an order: the attempt is repeated for the step that follows from it. */
export const START_OVER: unique symbol = Symbol('start over');

/** What an attempt returns instead of a result. */
export type Retry = typeof CONFLICT | typeof START_OVER;

export function isRetry(value: unknown): value is Retry {
  return value === CONFLICT || value === START_OVER;
}

/**
 * Retries an optimistic write until it succeeds, with a growing, jittered pause. DynamoDB cancels all but one of several
 * transactions on the same item, and the SDK does not retry those.
 *
 * @param attempt reads the current state, then writes
 * @throws Failure `write_conflict` after 40 attempts, about two seconds.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html (transaction conflicts)
 */
export async function retryOnConflict<T>(attempt: () => Promise<T | Retry>): Promise<T> {
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const result = await attempt();
    if (!isRetry(result)) return result;
    await setTimeout(jittered(Math.min(count * PAUSE_STEP_MS, MAX_PAUSE_MS)));
  }
  throw new Failure('write_conflict');
}

/** Returns between half of a pause and all of it, so that concurrent writers drift apart. */
function jittered(pauseMs: number): number {
  return (pauseMs * (1 + Math.random())) / 2;
}
