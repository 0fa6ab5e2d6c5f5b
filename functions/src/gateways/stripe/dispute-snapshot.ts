import type { Stripe } from 'stripe';
import type { DisputeSnapshot } from '#billing/payment-provider.ts';
import { instantOf } from './client/stripe-client.ts';

/** Reads a dispute with what it took from our balance. */
export function disputeSnapshot(dispute: Stripe.Dispute): DisputeSnapshot {
  const { id, status, created } = dispute;
  const withdrawnCents = withdrawnCentsOf(dispute);
  return { disputeId: id, status, withdrawnCents, createdAt: instantOf(created) };
}

/** Withdrawals are negative, and what came back is positive. An account that settles in another currency shows only whether. */
function withdrawnCentsOf({
  amount,
  currency,
  balance_transactions: moves,
}: Stripe.Dispute): number {
  const balance = moves.reduce((sum, move) => sum + move.amount, 0);
  if (balance >= 0) return 0;
  const isSameCurrency = moves.every((move) => move.currency === currency);
  return isSameCurrency ? Math.min(-balance, amount) : amount;
}
