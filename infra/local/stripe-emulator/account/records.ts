/** The delivery of one event to one destination. */
export interface QueuedDelivery {
  id: string;
  /** The snapshot event, whose `pending_webhooks` counts its open deliveries. */
  snapshotId: string;
  thinId: string;
  url: string;
  /** Absent for the first destination of an account, whose secret is fixed. */
  secret?: string;
  attempts: number;
  /** Seconds; null when delivered or given up. */
  dueAt: number | null;
  queuedAt: number;
  isDelivered: boolean;
  lastStatus: number | null;
}

/** A response stored for its idempotency key. */
export interface StoredResult {
  /** The idempotency key. */
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  /** Seconds. */
  storedAt: number;
}

/** A thin event as stored; `thinEvent` gives it Stripe's shape. */
export interface ThinEvent {
  id: string;
  snapshotId: string;
  /** Without the version, e.g. `payment_intent.succeeded`. */
  type: string;
  /** ISO 8601. */
  createdAt: string;
  related: { id: string; type: string; url: string };
  reason: { id: string; idempotency_key: string } | null;
}
