/** One event on its way to one destination. */
export interface QueuedDelivery {
  id: string;
  /** The snapshot event, whose `pending_webhooks` counts what is not delivered. */
  snapshotId: string;
  thinId: string;
  url: string;
  attempts: number;
  /** Seconds; null when delivered or given up. */
  dueAt: number | null;
  queuedAt: number;
  isDelivered: boolean;
  lastStatus: number | null;
}

/** An answer kept for its idempotency key. */
export interface KeptAnswer {
  /** The key. */
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  /** Seconds. */
  keptAt: number;
}

/** A thin event as kept; `render` gives it Stripe's shape. */
export interface ThinEvent {
  id: string;
  snapshotId: string;
  /** Without the version, e.g. `payment_intent.succeeded`. */
  type: string;
  /** ISO. */
  createdAt: string;
  related: { id: string; type: string; url: string };
  reason: { id: string; idempotency_key: string } | null;
}
