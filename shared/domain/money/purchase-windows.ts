/** Deadlines for canceling or exchanging a purchase, by the server's clock and the operator's setting. Source: rules/money.md M10, M11, M12, M13. */

/** Seconds from the charge, the last one included. They are settings, because a market's law may require more. */
export interface PurchaseWindows {
  cancellationSeconds: number;
  exchangeSeconds: number;
}

/** Converts the operator's setting. */
export function purchaseWindowsOf(setting: {
  cancellationHours: number;
  exchangeDays: number;
}): PurchaseWindows {
  return {
    cancellationSeconds: setting.cancellationHours * 3_600,
    exchangeSeconds: setting.exchangeDays * 86_400,
  };
}

/** State of an order. */
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
  | 'payment_missing'
  | 'started'
  | 'no_withdrawal_right'
  | 'not_paid';

/** An option of the learner: open until an instant (inclusive), or closed for a reason. */
export interface PurchaseOffer {
  isOpen: boolean;
  /** ISO 8601; null if it never applied. */
  until: string | null;
  reason: OfferClosed | null;
}

/** Why an order's state closes its offers; null for a paid order with nothing pending. */
const closedByState: Record<PurchaseState, OfferClosed | null> = {
  paid: null,
  open: 'not_paid',
  canceled: 'not_paid',
  quarantined: 'not_paid',
  refund_requested: 'refund_requested',
  refunded: 'refunded',
  // An operator refunds it in another way; until then nothing else can be done with it.
  refund_failed: 'refund_requested',
  disputed: 'disputed',
  dispute_lost: 'disputed',
};

export interface PaidPurchase {
  state: PurchaseState;
  /** Time of the charge, ISO 8601. */
  paidAt: string | null;
  /** Of a purchase that cost nothing, nothing can be undone. */
  amountCents?: number;
}

/**
 * Returns the offer to undo a purchase within some seconds of its charge. If several reasons close it, the order's state comes first,
 * then the certificate, then the clock.
 */
export function offerWithin(
  { state, paidAt, amountCents }: PaidPurchase,
  windowSeconds: number,
  closedOtherwise: OfferClosed | null,
  now: Date,
): PurchaseOffer {
  if (paidAt === null || amountCents === 0)
    return { isOpen: false, until: null, reason: 'not_paid' };
  const end = new Date(Date.parse(paidAt) + windowSeconds * 1000);
  const reason =
    closedByState[state] ??
    closedOtherwise ??
    (now.getTime() > end.getTime() ? ('window_over' as const) : null);
  return { isOpen: reason === null, until: end.toISOString(), reason };
}

/**
 * Returns the offer to cancel with a full refund within the window.
 *
 * @param hasCertificate true if the certificate of a course in the order was claimed
 */
export function cancellationOffer(
  order: PaidPurchase,
  hasCertificate: boolean,
  now: Date,
  { cancellationSeconds }: PurchaseWindows,
): PurchaseOffer {
  const closed = hasCertificate ? 'certificate_claimed' : null;
  return offerWithin(order, cancellationSeconds, closed, now);
}
