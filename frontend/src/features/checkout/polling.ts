import type { PaymentState } from '@learning/shared/contract/purchases';

/** Pauses between two questions about a payment, in milliseconds: a minute in all. */
export const POLL_GAPS_MS: readonly number[] = [
  1_000, 1_000, 2_000, 2_000, 3_000, 5_000, 8_000, 10_000, 13_000, 15_000,
];
/** A payment that the server does not know yet may be booked in a moment; after so many answers there is none. */
const UNKNOWN_ANSWERS = 5;

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
