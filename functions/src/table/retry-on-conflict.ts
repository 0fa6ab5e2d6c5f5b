import { setTimeout } from 'node:timers/promises';
import { Failure } from '#failure.ts';

/** Enough for every tab and device of one learner: of the writes that conflict, one succeeds each time. */
const MAX_ATTEMPTS = 40;
const MAX_PAUSE_MS = 100;
const PAUSE_STEP_MS = 5;

/**
 * Retries an optimistic write until it succeeds, with a growing, jittered pause. DynamoDB cancels all but one of several
 * transactions on the same item, and the SDK does not retry those.
 *
 * @param attempt reads the current state, then writes; undefined when another write came first.
 * @throws Failure `write_conflict` after 40 attempts, about two seconds.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html (transaction conflicts)
 */
export async function retryOnConflict<T extends object>(
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const result = await attempt();
    if (result) return result;
    await setTimeout(jittered(Math.min(count * PAUSE_STEP_MS, MAX_PAUSE_MS)));
  }
  throw new Failure('write_conflict');
}

/** Returns between half of a pause and all of it, so that concurrent writers drift apart. */
function jittered(pauseMs: number): number {
  return (pauseMs * (1 + Math.random())) / 2;
}
