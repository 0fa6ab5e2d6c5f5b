/** Until when a purchase can be cancelled or exchanged, by the server's clock (DECISIONS section 3). */

/** What a market's law asks for can be longer: both are settings. Seconds from the charge, the last one included. */
export interface PurchaseWindows {
  cancellationSeconds: number;
  exchangeSeconds: number;
}

export const PURCHASE_WINDOWS: PurchaseWindows = {
  cancellationSeconds: 86_400,
  exchangeSeconds: 2_592_000,
};

/** Where an order stands. */
export type PurchaseState =
  | 'open'
  | 'paid'
  | 'refund_requested'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_lost'
  | 'canceled'
  | 'quarantined';

export type OfferClosed =
  | 'window_over'
  | 'certificate_claimed'
  | 'exchanged'
  | 'refunded'
  | 'refund_requested'
  | 'disputed'
  | 'not_paid';

/** What a learner may still do: open until an instant (inclusive), or closed for a reason. */
export interface PurchaseOffer {
  isOpen: boolean;
  /** ISO 8601; null where it never applied. */
  until: string | null;
  reason: OfferClosed | null;
}

/** Why an order's state allows nothing; null for one that is paid and at rest. */
const closedByState: Record<PurchaseState, OfferClosed | null> = {
  paid: null,
  open: 'not_paid',
  canceled: 'not_paid',
  quarantined: 'not_paid',
  refund_requested: 'refund_requested',
  refunded: 'refunded',
  // A person pays it back in another way; until then nothing else may be done with it.
  refund_failed: 'refund_requested',
  disputed: 'disputed',
  dispute_lost: 'disputed',
};

export interface PaidPurchase {
  state: PurchaseState;
  /** When the charge was made, ISO 8601. */
  paidAt: string | null;
}

/**
 * The offer to undo a purchase within some seconds of its charge. Reasons come in the order a learner would name them: what
 * became of the order, the certificate, the clock.
 */
export function offerWithin(
  { state, paidAt }: PaidPurchase,
  windowSeconds: number,
  closedOtherwise: OfferClosed | null,
  now: Date,
): PurchaseOffer {
  if (paidAt === null) return { isOpen: false, until: null, reason: 'not_paid' };
  const end = new Date(Date.parse(paidAt) + windowSeconds * 1000);
  const reason =
    closedByState[state] ??
    closedOtherwise ??
    (now.getTime() > end.getTime() ? ('window_over' as const) : null);
  return { isOpen: reason === null, until: end.toISOString(), reason };
}

/**
 * Full refund within 24 hours.
 *
 * @param hasCertificate whether the certificate of a course that the order opens was claimed.
 */
export function cancellationOffer(
  order: PaidPurchase,
  hasCertificate: boolean,
  now: Date,
  { cancellationSeconds }: PurchaseWindows = PURCHASE_WINDOWS,
): PurchaseOffer {
  const closed = hasCertificate ? 'certificate_claimed' : null;
  return offerWithin(order, cancellationSeconds, closed, now);
}
