import { expect, it } from 'vitest';
import { lastRetryAfterMs, PAST_DUE_GRACE_MS } from './payment-retries.ts';

it('the last retry of a renewal comes within the grace period', () => {
  expect(lastRetryAfterMs()).toBeLessThan(PAST_DUE_GRACE_MS);
});

it('counts from the end of the period to the last retry', () => {
  expect(lastRetryAfterMs([])).toBe(3_600_000);
  expect(lastRetryAfterMs([3, 5, 7])).toBe(15 * 86_400_000 + 3_600_000);
});
