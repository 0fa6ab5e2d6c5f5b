/** What Stripe remembers about a subscription without showing it. */
export interface SubscriptionNotes {
  /** The subscription's id. */
  id: string;
  /** An upgrade that holds only when its invoice is paid. */
  pendingUpdate: { invoiceId: string; change: ItemChange } | null;
  /** Failed attempts that count for the schedule of retries. */
  dunning: { invoiceId: string; failures: number } | null;
  /** A change that waits for the period's end. */
  scheduledChange: ItemChange | null;
}

export interface ItemChange {
  priceId: string;
  quantity: number;
}

/** A line before it stands on an invoice. Cents; seconds. */
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
