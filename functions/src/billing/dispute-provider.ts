/** A dispute at Stripe, as an operator looks at it. */
export interface DisputeCase {
  disputeId: string;
  /** null for a payment without a PaymentIntent, which is none of ours. */
  paymentIntentId: string | null;
  amountCents: number;
  currency: string;
  /** Stripe's word, such as `fraudulent`. */
  reason: string;
  status: string;
  createdAt: string;
  /** Until when the bank takes evidence; null when it takes none. */
  dueAt: string | null;
  /** How often evidence was sent to the bank. */
  sentCount: number;
  /** Who sent it from here, and when; null when no one did. */
  sentBy: string | null;
  sentAt: string | null;
  /** Stripe's id of the PDF that belongs to the evidence. */
  fileId: string | null;
}

/** Whether the bank still takes evidence: it does so once, and not after its date. */
export function takesEvidence({ status, sentCount, dueAt }: DisputeCase, now: Date): boolean {
  const isInTime = dueAt === null || now < new Date(dueAt);
  return status.endsWith('needs_response') && sentCount === 0 && isInTime;
}

/** The texts of evidence, by Stripe's names. */
export interface DisputeEvidence {
  access_activity_log: string;
  customer_email_address: string;
  customer_name: string;
  product_description: string;
  refund_policy_disclosure: string;
  service_date: string;
  uncategorized_text: string;
}

/** Stripe's limit of one text of evidence, in characters. */
export const MAX_EVIDENCE_TEXT = 20_000;

/** What operators do about disputes at Stripe. */
export interface DisputeProvider {
  /** Lists disputes, the newest first. @param after the id of the last one of the page before */
  listDisputes(after?: string): Promise<{ disputes: DisputeCase[]; hasMore: boolean }>;
  /** @throws MissingAtStripe */
  readDispute(disputeId: string): Promise<DisputeCase>;
  /**
   * Sends evidence to the bank, which takes it once.
   *
   * @param file a PDF, at most 5 MB
   * @returns null when the bank takes none, because it was sent, the time is over or the dispute is decided
   */
  sendEvidence(
    disputeId: string,
    evidence: DisputeEvidence,
    by: { operator: string; at: Date },
    file?: Uint8Array,
  ): Promise<DisputeCase | null>;
}
