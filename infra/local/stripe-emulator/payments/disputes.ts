import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { all, read, existing, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import type { DisputeEnd, DisputeOpening } from '#emulator-types.ts';
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

export const disputeOperations: Operation[] = [
  listOperation('/v1/disputes', 'disputes', ['charge', 'payment_intent']),
  retrieveOperation('/v1/disputes', 'disputes'),
];
