import type { PaymentState } from '@learning/shared/contract/purchases';

/** Pauses between two checks of a payment, in milliseconds: a minute in total. */
export const POLL_PAUSES_MS: readonly number[] = [
  1_000, 1_000, 2_000, 2_000, 3_000, 5_000, 8_000, 10_000, 13_000, 15_000,
];
/** A missing payment may be recorded a moment later; after this many answers it counts as unknown. */
const MAX_UNKNOWN_ANSWERS = 5;
/** After these checks (six seconds) the webhook is late, and the server must ask Stripe. */
const CHECKS_OF_STORED_STATE = 4;

export interface Polling {
  /** null: the server has no such payment; undefined: it has not answered. */
  payment: PaymentState | null | undefined;
  /** Number of checks, successful or not. */
  answers: number;
  hasFailedStatus: boolean;
  pausesMs: readonly number[];
}

/** Returns the pause before the next check; false when the state is final. */
export function nextPauseMs({
  payment,
  answers,
  hasFailedStatus,
  pausesMs,
}: Polling): number | false {
  if (payment && (payment.state !== 'waiting' || hasFailedStatus)) return false;
  if (payment === null && answers >= MAX_UNKNOWN_ANSWERS) return false;
  return pausesMs[Math.max(answers - 1, 0)] ?? false;
}

/**
 * Returns true if the next check should also ask Stripe: once the webhook is late, and when the learner presses
 * 'Check Again'.
 *
 * @param round 0 for automatic checks, then one more for each press
 */
export function shouldAskStripe({ answers, round }: { answers: number; round: number }): boolean {
  return answers >= CHECKS_OF_STORED_STATE || (round > 0 && answers === 0);
}
