import type { PaymentState } from '@learning/shared/contract/purchases';

/** Pauses between two checks of a payment, in milliseconds: a minute in total. */
export const POLL_PAUSES_MS: readonly number[] = [
  1_000, 1_000, 2_000, 2_000, 3_000, 5_000, 8_000, 10_000, 13_000, 15_000,
];
/** A missing payment may be recorded a moment later; after this many responses it counts as unknown. */
const MAX_UNKNOWN_RESPONSES = 5;
/** After these checks (six seconds) the webhook is late, and the server must ask Stripe. */
const CHECKS_OF_STORED_STATE = 4;

export interface Polling {
  /** null: the server has no such payment; undefined: it has not responded. */
  payment: PaymentState | null | undefined;
  /** Number of checks, successful or not. */
  responses: number;
  hasFailedStatus: boolean;
  pausesMs: readonly number[];
}

/** Returns the pause before the next check; false when the state is final. */
export function nextPauseMs({
  payment,
  responses,
  hasFailedStatus,
  pausesMs,
}: Polling): number | false {
  if (payment && (payment.state !== 'waiting' || hasFailedStatus)) return false;
  if (payment === null && responses >= MAX_UNKNOWN_RESPONSES) return false;
  return pausesMs[Math.max(responses - 1, 0)] ?? false;
}

/**
 * Returns true if the next check should also ask Stripe: once the webhook is late, and when the learner clicks
 * 'Check Again'.
 *
 * @param round 0 for automatic checks, then one more for each click
 */
export function shouldAskStripe({
  responses,
  round,
}: {
  responses: number;
  round: number;
}): boolean {
  return responses >= CHECKS_OF_STORED_STATE || (round > 0 && responses === 0);
}
