import type { Stripe } from 'stripe';
import { all, nowSeconds, read, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { pageOf, wholeList } from '#api/lists.ts';
import type { Operation } from '#api/operation.ts';
import {
  choiceOf,
  integerOf,
  mergeMetadata,
  objectsOf,
  refuseUnknown,
  requiredInteger,
  requiredText,
  textOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { emit } from '#events/events.ts';
import { blank } from '#schemas/blank.ts';
import { invoiceOfIntent } from './invoices.ts';

const REASONS = ['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory'] as const;

/** Credits a part of a paid invoice whose money was refunded. Every credited cent needs a refund that is linked. */
function createCreditNote(account: Account, params: Params): Stripe.CreditNote {
  const invoice = read(account, 'invoices', requiredText(params, 'invoice'), 'invoice');
  const amount = requiredInteger(params, 'amount');
  refuseAmount(account, invoice, amount);
  const refunds = linkedRefunds(account, invoice, params);
  if (refunds.reduce((sum, refund) => sum + refund.amount_refunded, 0) !== amount) {
    throw refusal.state(
      'The sum of credit amount, refund amount and out of band amount must equal the credit note amount.',
    );
  }
  const at = nowSeconds(account);
  const id = newId('cn_1', 23);
  const earlier = notesOf(account, invoice.id).length;
  const note: Stripe.CreditNote = {
    ...blank('credit_note'),
    id,
    amount,
    created: at,
    currency: invoice.currency,
    customer: idOf(invoice.customer) ?? '',
    effective_at: at,
    invoice: invoice.id,
    lines: wholeList([] as Stripe.CreditNoteLineItem[], `/v1/credit_notes/${id}/lines`),
    memo: textOf(params, 'memo') ?? null,
    metadata: mergeMetadata(params, {}),
    number: `${invoice.number}-CN-${String(earlier + 1).padStart(2, '0')}`,
    pdf: `${account.origin}/_local/stripe/credit-notes/${id}/pdf`,
    post_payment_amount: amount,
    reason: choiceOf(params, 'reason', REASONS) ?? null,
    refunds,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    type: 'post_payment',
  };
  account.rows.creditNotes.set(id, note);
  invoice.post_payment_credit_notes_amount += amount;
  emit(account, 'credit_note.created', note);
  emit(account, 'invoice.updated', invoice);
  return note;
}

function refuseAmount(account: Account, invoice: Stripe.Invoice, amount: number): void {
  if (invoice.status !== 'paid') throw refusal.notEmulated('credit note for an unpaid invoice');
  const credited = notesOf(account, invoice.id)
    .filter(isIssued)
    .reduce((sum, note) => sum + note.amount, 0);
  if (amount < 1 || amount > invoice.total - credited) {
    throw refusal.invalidParameter(
      'The credit note amount is greater than what remains of the invoice.',
      'amount',
    );
  }
}

function linkedRefunds(
  account: Account,
  invoice: Stripe.Invoice,
  params: Params,
): Stripe.CreditNote.Refund[] {
  return (objectsOf(params, 'refunds') ?? []).map((linked) => {
    refuseUnknown(linked, ['refund', 'amount_refunded'], 'refunds');
    const refund = read(account, 'refunds', requiredText(linked, 'refund'), 'refunds');
    const paid = invoiceOfIntent(account, idOf(refund.payment_intent) ?? '');
    if (paid?.id !== invoice.id) {
      throw refusal.state('The refund is not of a payment of this invoice.');
    }
    const isLinked = all(account, 'creditNotes').some(
      (note) =>
        isIssued(note) && note.refunds.some((candidate) => idOf(candidate.refund) === refund.id),
    );
    if (isLinked) throw refusal.state('The refund is already linked to a credit note.');
    return {
      amount_refunded: integerOf(linked, 'amount_refunded') ?? refund.amount,
      payment_record_refund: null,
      refund: refund.id,
      type: 'refund',
    };
  });
}

const isIssued = ({ status }: Stripe.CreditNote) => status === 'issued';

/** Takes back what a note credited. Whether Stripe also does so once the invoice is paid is a guess. */
function voidNote(account: Account, id: string): Stripe.CreditNote {
  const note = read(account, 'creditNotes', id);
  if (!isIssued(note)) throw refusal.state('This credit note is already void.');
  const invoice = read(account, 'invoices', idOf(note.invoice) ?? '');
  note.status = 'void';
  note.voided_at = nowSeconds(account);
  invoice.post_payment_credit_notes_amount -= note.amount;
  emit(account, 'credit_note.voided', note);
  emit(account, 'invoice.updated', invoice);
  return note;
}

function notesOf(account: Account, invoiceId: string): Stripe.CreditNote[] {
  return all(account, 'creditNotes').filter((note) => note.invoice === invoiceId);
}

/** Operations of credit notes. @see https://docs.stripe.com/invoicing/integration/programmatic-credit-notes */
export const creditNoteOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/credit_notes',
    accepts: ['invoice', 'amount', 'refunds', 'memo', 'reason', 'metadata'],
    run: createCreditNote,
  },
  {
    method: 'GET',
    path: '/v1/credit_notes',
    accepts: ['customer', 'invoice'],
    run: (account, params) => {
      const [customer, invoice] = ['customer', 'invoice'].map((name) => textOf(params, name));
      return pageOf(
        account,
        'creditNotes',
        '/v1/credit_notes',
        params,
        (note) =>
          (!customer || note.customer === customer) && (!invoice || note.invoice === invoice),
      );
    },
  },
  {
    method: 'POST',
    path: '/v1/credit_notes/{id}/void',
    accepts: [],
    run: (account, _params, id) => voidNote(account, id),
  },
];
