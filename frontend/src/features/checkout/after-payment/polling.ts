import type { PaymentState } from '@learning/shared/contract/purchases';

/** Pauses between two questions about a payment, in milliseconds: a minute in all. */
export const POLL_GAPS_MS: readonly number[] = [
  1_000, 1_000, 2_000, 2_000, 3_000, 5_000, 8_000, 10_000, 13_000, 15_000,
];
/** A payment that the server does not know yet may be booked in a moment; after so many answers there is none. */
const UNKNOWN_ANSWERS = 5;
/** Six seconds: a webhook that has not come by then is late, and the server has to ask Stripe itself. */
const ANSWERS_FROM_BOOKS = 4;

export interface Polling {
  /** null: the server knows no such payment; undefined: it has not answered. */
  payment: PaymentState | null | undefined;
  /** How often it was asked, with or without an answer. */
  answers: number;
  saysFailed: boolean;
  gapsMs: readonly number[];
}

/** How long to wait before the payment is asked for again; false when that would tell nothing new. */
export function nextPauseMs({ payment, answers, saysFailed, gapsMs }: Polling): number | false {
  if (payment && (payment.state !== 'waiting' || saysFailed)) return false;
  if (payment === null && answers >= UNKNOWN_ANSWERS) return false;
  return gapsMs[Math.max(answers - 1, 0)] ?? false;
}

/**
 * Whether the next question is to look at Stripe, too: once the webhook is late, and at once when the learner presses 'Check
 * Again'.
 *
 * @param round 0 for the questions that the page asks by itself, then one more for each press.
 */
export function asksStripe({ answers, round }: { answers: number; round: number }): boolean {
  return answers >= ANSWERS_FROM_BOOKS || (round > 0 && answers === 0);
}
