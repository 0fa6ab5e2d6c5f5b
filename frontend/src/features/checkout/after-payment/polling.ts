import type { PaymentState } from '@learning/shared/contract/purchases';

/** Pauses between two checks of a payment, in milliseconds: a minute in total. */
export const POLL_GAPS_MS: readonly number[] = [
  1_000, 1_000, 2_000, 2_000, 3_000, 5_000, 8_000, 10_000, 13_000, 15_000,
];
/** A missing payment may be recorded a moment later; after this many answers there is none. */
const UNKNOWN_ANSWERS = 5;
/** Six seconds: after that the webhook is late and the server must ask Stripe. */
const ANSWERS_FROM_BOOKS = 4;

export interface Polling {
  /** null: the server has no such payment; undefined: it has not answered. */
  payment: PaymentState | null | undefined;
  /** Number of checks, successful or not. */
  answers: number;
  saysFailed: boolean;
  gapsMs: readonly number[];
}

/** Returns the pause before the next check; false when the state is final. */
export function nextPauseMs({ payment, answers, saysFailed, gapsMs }: Polling): number | false {
  if (payment && (payment.state !== 'waiting' || saysFailed)) return false;
  if (payment === null && answers >= UNKNOWN_ANSWERS) return false;
  return gapsMs[Math.max(answers - 1, 0)] ?? false;
}

/**
 * True if the next check should also ask Stripe: once the webhook is late, and when the learner presses 'Check
 * Again'.
 *
 * @param round 0 for automatic checks, then one more for each press
 */
export function asksStripe({ answers, round }: { answers: number; round: number }): boolean {
  return answers >= ANSWERS_FROM_BOOKS || (round > 0 && answers === 0);
}
