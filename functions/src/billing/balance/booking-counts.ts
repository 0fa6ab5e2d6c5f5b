import type { DayCounts } from '#figures/figure-records.ts';
import type { BalanceBooking } from '../payment-provider.ts';

/** Categories that move money between us and our bank, and are neither earned nor spent. */
const MOVES: ReadonlySet<string> = new Set([
  'payout',
  'payout_reversal',
  'topup',
  'topup_reversal',
]);

/**
 * Returns what a booking adds to the figures of its day: gross − refunds − disputes − fees + other is always net. Nothing for payouts.
 *
 * Source: rules/figures.md G5
 */
export function bookingCounts({
  category,
  amountCents,
  feeCents,
  netCents,
}: Pick<BalanceBooking, 'category' | 'amountCents' | 'feeCents' | 'netCents'>): DayCounts {
  if (MOVES.has(category)) return {};
  return { ...amountOf(category, amountCents, feeCents), netCents };
}

function amountOf(category: string, amountCents: number, feeCents: number): DayCounts {
  switch (category) {
    case 'charge':
      return { grossCents: amountCents, feeCents };
    case 'refund':
    case 'refund_failure':
      return { refundCents: -amountCents, feeCents };
    case 'dispute':
    case 'dispute_reversal':
      return { disputeCents: -amountCents, feeCents };
    case 'fee':
      return { feeCents: feeCents - amountCents };
    default:
      return { otherCents: amountCents, feeCents };
  }
}
