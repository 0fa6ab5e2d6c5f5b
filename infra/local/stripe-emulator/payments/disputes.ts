import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { all, read, existing, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import type { DisputeEnd, DisputeOpening } from '#emulator-types.ts';
import {
  flagOf,
  mergeMetadata,
  nestedOf,
  nullableTextOf,
  textOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { book } from './balance.ts';
import { listOperation, retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';

const WEEK_SECONDS = 604_800;

interface Opening {
  status: Stripe.Dispute.Status;
  caseType: Stripe.Dispute.PaymentMethodDetails.Card.CaseType;
  withdrawsMoney: boolean;
}

const OPENINGS: Record<DisputeOpening, Opening> = {
  needs_response: { status: 'needs_response', caseType: 'chargeback', withdrawsMoney: true },
  warning_needs_response: {
    status: 'warning_needs_response',
    caseType: 'inquiry',
    withdrawsMoney: false,
  },
  prevented_resolution: { status: 'prevented', caseType: 'resolution', withdrawsMoney: true },
  prevented_block: { status: 'prevented', caseType: 'block', withdrawsMoney: false },
};

/** Opens a dispute of what is not refunded: the bank withdraws the money, only inquires, or the card network settles it. */
export function openDispute(
  account: Account,
  charge: Stripe.Charge,
  opening: DisputeOpening,
): Stripe.Dispute {
  if (
    all(account, 'disputes').some(
      (candidate) => candidate.charge === charge.id && !isClosed(candidate),
    )
  ) {
    throw new Error(`Charge ${charge.id} is already disputed`);
  }
  const amount = charge.amount - charge.amount_refunded;
  if (amount === 0) throw new Error(`Charge ${charge.id} is refunded in full`);
  const { status, caseType, withdrawsMoney } = OPENINGS[opening];
  const created = nowSeconds(account);
  const id = newId('du_1', 23);
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  const dispute: Stripe.Dispute = {
    ...blank('dispute'),
    id,
    amount,
    balance_transactions: withdrawsMoney ? [withdrawal(account, id, charge, amount)] : [],
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence: { ...blank('Dispute.Evidence'), customer_email_address: charge.receipt_email },
    evidence_details: {
      ...blank('Dispute.EvidenceDetails'),
      due_by: created + WEEK_SECONDS,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: !withdrawsMoney,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand,
        case_type: caseType,
        network: brand,
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status,
  };
  account.rows.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  emit(account, 'charge.dispute.created', dispute);
  if (withdrawsMoney) emit(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(account: Account, id: string, status: DisputeEnd): void {
  const dispute = read(account, 'disputes', id, 'dispute');
  if (isClosed(dispute)) throw new Error(`Dispute ${id} is already closed`);
  const isInquiry = dispute.status.startsWith('warning_');
  if (isInquiry !== (status === 'warning_closed')) {
    throw new Error(`A dispute with status ${dispute.status} cannot become ${status}`);
  }
  const before = structuredClone(dispute);
  dispute.status = status;
  if (status === 'won') {
    dispute.is_charge_refundable = true;
    const charge = existing(account, 'charges', idOf(dispute.charge));
    dispute.balance_transactions.push(withdrawal(account, id, charge, -dispute.amount));
    emit(account, 'charge.dispute.funds_reinstated', dispute);
  }
  emit(account, 'charge.dispute.closed', dispute, before);
}

function isClosed(dispute: Stripe.Dispute): boolean {
  return ['won', 'lost', 'warning_closed', 'prevented'].includes(dispute.status);
}

/** Books what the bank takes, or gives back after a dispute that was won. */
function withdrawal(
  account: Account,
  disputeId: string,
  charge: Stripe.Charge,
  amount: number,
): Stripe.BalanceTransaction {
  return book(account, {
    type: 'adjustment',
    category: amount > 0 ? 'dispute' : 'dispute_reversal',
    source: disputeId,
    amount: -amount,
    currency: charge.currency,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
}

/** The texts of evidence that the emulator stores, and one of the files. */
const EVIDENCE = [
  'access_activity_log',
  'customer_email_address',
  'customer_name',
  'product_description',
  'refund_policy_disclosure',
  'service_date',
  'uncategorized_text',
] as const;
/** Stripe's limit of one text. */
const MAX_TEXT = 20_000;

/** Stores evidence, and sends it to the bank unless `submit` is false. @throws StripeRefusal when the bank takes none anymore */
function updateDispute(account: Account, params: Params, id: string): Stripe.Dispute {
  const dispute = read(account, 'disputes', id, 'dispute');
  const { due_by: dueBy, submission_count: sentBefore } = dispute.evidence_details;
  const isOpen = dispute.status.endsWith('needs_response');
  if (!isOpen || sentBefore > 0 || (dueBy !== null && dueBy < nowSeconds(account))) {
    throw refusal.state('This dispute is already closed or its evidence was submitted.');
  }
  const before = structuredClone(dispute);
  dispute.metadata = mergeMetadata(params, dispute.metadata);
  const evidence = nestedOf(params, 'evidence') ?? {};
  for (const name of Object.keys(evidence).filter((key) => key !== 'uncategorized_file')) {
    const field = EVIDENCE.find((candidate) => candidate === name);
    if (field === undefined) throw refusal.notEmulated(`evidence[${name}]`);
    const text = textOf(evidence, field) ?? null;
    if (text !== null && text.length > MAX_TEXT) {
      throw refusal.invalidParameter(`Your ${field} is too long.`, `evidence[${field}]`);
    }
    dispute.evidence[field] = text === '' ? null : text;
  }
  const file = nullableTextOf(evidence, 'uncategorized_file');
  if (file !== undefined) dispute.evidence.uncategorized_file = file && evidenceFile(account, file);
  dispute.evidence_details.has_evidence = Object.values(dispute.evidence).some(Boolean);
  if (flagOf(params, 'submit') ?? true) {
    dispute.evidence_details.submission_count += 1;
    dispute.evidence_details.submission_method = 'manual';
    dispute.status = dispute.status.startsWith('warning_')
      ? 'warning_under_review'
      : 'under_review';
  }
  emit(account, 'charge.dispute.updated', dispute, before);
  return dispute;
}

/** Returns the id of a file that was uploaded as evidence. @throws StripeRefusal */
function evidenceFile(account: Account, id: string): string {
  const param = 'evidence[uncategorized_file]';
  const { purpose } = read(account, 'files', id, param);
  if (purpose !== 'dispute_evidence') {
    throw refusal.invalidParameter(`The file's purpose is ${purpose}.`, param);
  }
  return id;
}

export const disputeOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/disputes/{id}',
    accepts: ['evidence', 'metadata', 'submit'],
    run: updateDispute,
  },
  listOperation('/v1/disputes', 'disputes', ['charge', 'payment_intent']),
  retrieveOperation('/v1/disputes', 'disputes'),
];
