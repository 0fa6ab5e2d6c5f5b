import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 250;
/** Two minutes: a function starts within seconds, also on a busy machine. */
const MAX_READS = 480;

/**
 * Reads until there is something, because a function that works in the background has no response to wait for.
 *
 * @throws AssertionError when nothing comes
 */
export async function waitFor<T>(what: string, read: () => Promise<T | undefined>): Promise<T> {
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const found = await read();
    if (found !== undefined) return found;
    await setTimeout(PAUSE_MS);
  }
  assert.fail(`${what} did not come`);
}
