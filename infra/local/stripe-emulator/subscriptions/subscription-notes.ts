/** State of a subscription that Stripe does not show. */
export interface SubscriptionNotes {
  /** The subscription's id. */
  id: string;
  /** An upgrade that takes effect when its invoice is paid. */
  pendingUpdate: { invoiceId: string; change: ItemChange } | null;
  /** Failed attempts so far, which decide about the next retry. */
  dunning: { invoiceId: string; failures: number } | null;
  /** A change that takes effect at the period's end. */
  scheduledChange: ItemChange | null;
  /** Further changes, one at each later period's end. */
  laterChanges?: ItemChange[];
  /** What a discount took off the running period, so that a change credits what was paid. */
  periodDiscountCents?: number;
}

export interface ItemChange {
  priceId: string;
  quantity: number;
}

/** An invoice line before it has Stripe's shape. Amounts in cents, times in seconds. */
export interface LinePlan {
  amount: number;
  description: string;
  priceId: string;
  quantity: number;
  start: number;
  end: number;
  itemId: string;
  isProration: boolean;
}
