import type { OperatorDispute } from '@learning/shared/contract/operators/disputes';
import { takesEvidence, type DisputeCase } from '#billing/dispute-provider.ts';
import type { StripeLink } from '#billing/billing-records.ts';
import {
  MissingAtStripe,
  PaymentProviderFailure,
  RESOURCE_MISSING,
  type PaymentProvider,
} from '#billing/payment-provider.ts';
import { Failure } from '#failure.ts';
import { composeEvidence, type EvidenceFacts } from './compose-evidence.ts';
import type { DisputeDependencies } from './dependencies.ts';

/** A dispute of one of our payments, with the order it belongs to. */
export interface FoundDispute {
  dispute: DisputeCase;
  link: StripeLink;
}

/** @throws Failure `dispute_not_found`, also for a dispute of another environment at the same account */
export async function findDispute(
  disputeId: string,
  provider: PaymentProvider,
  { links }: Pick<DisputeDependencies, 'links'>,
): Promise<FoundDispute> {
  const dispute = await provider.readDispute(disputeId).catch((error: unknown) => {
    const isMissing =
      error instanceof MissingAtStripe ||
      (error instanceof PaymentProviderFailure && error.stripeCode === RESOURCE_MISSING);
    if (isMissing) return null;
    throw error;
  });
  const link = dispute?.paymentIntentId ? await links.find(dispute.paymentIntentId) : undefined;
  if (!dispute || !link) throw new Failure('dispute_not_found');
  return { dispute, link };
}

/** Reads what the evidence for a dispute rests on. */
export async function readFacts(
  { dispute, link }: FoundDispute,
  deps: DisputeDependencies,
  now: Date,
): Promise<EvidenceFacts> {
  const { userId, orderId, kind } = link;
  const [order, terms, contact, learner, claims, mails, signIns, catalog] = await Promise.all([
    kind === 'order' ? deps.orders.find(userId, orderId) : deps.subscriptions.find(userId, orderId),
    deps.terms.find(userId, orderId),
    deps.contactOf(userId),
    deps.learners.read(userId),
    deps.certificates.list(userId),
    deps.mails.list(userId),
    deps.signIns.list(userId, now),
    deps.catalog.read(),
  ]);
  if (!order) throw new Failure('dispute_not_found');
  const product =
    order.entity === 'order'
      ? { title: order.title, paidAt: order.paidAt, receiptUrl: order.receiptUrl }
      : { title: `${order.tierName} plan`, paidAt: order.lastPaidAt, receiptUrl: null };
  const sent = mails
    .filter(({ state }) => state === 'sent')
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const facts = { dispute, terms, contact, learner, claims, mails: sent, signIns, catalog };
  return { ...facts, order: { orderId, ...product } };
}

export function presentDispute({ dispute, link }: FoundDispute, now: Date): OperatorDispute {
  const { disputeId, amountCents, reason, status, createdAt, dueAt, sentBy, sentAt } = dispute;
  return {
    disputeId,
    learnerId: link.userId,
    orderId: link.orderId,
    kind: link.kind,
    amount: amountCents / 100,
    reason,
    status,
    createdAt,
    dueAt,
    canSend: takesEvidence(dispute, now),
    sentBy,
    sentAt,
    hasFile: dispute.fileId !== null,
  };
}

const TITLES: Record<keyof ReturnType<typeof composeEvidence>, string> = {
  customer_name: 'Customer',
  customer_email_address: 'Email',
  product_description: 'Product',
  service_date: 'Date of the service',
  access_activity_log: 'Sign-ins and use of the product',
  refund_policy_disclosure: 'Refund policy, and when it was accepted',
  uncategorized_text: 'Order, access, progress, certificates and emails',
};

/** Returns the evidence as an operator reads it, in the order of its titles. */
export function partsOf(evidence: ReturnType<typeof composeEvidence>) {
  return Object.entries(TITLES).map(([name, title]) => ({
    name,
    title,
    text: evidence[name as keyof typeof TITLES],
  }));
}
