import type { Stripe } from 'stripe';
import type { DocumentSnapshot, PaymentProvider } from '#billing/payment-provider.ts';
import { TAX_LINE } from './order-invoices.ts';
import { mapStripeErrorsUnless } from '../client/map-errors.ts';
import { idOf, instantOf } from '../client/stripe-client.ts';

const PAGE = 100;
const MAX_DOCUMENTS = 1_000;
/** Drafts have no number yet, and voided invoices bill nothing. */
const SHOWN = ['open', 'paid', 'uncollectible'];

/**
 * Implements the list of a customer's documents. It is read from Stripe each time, because the links to documents expire.
 *
 * @see https://docs.stripe.com/invoicing/hosted-invoice-page
 */
export function stripeDocuments(stripe: Stripe): Pick<PaymentProvider, 'listDocuments'> {
  return {
    listDocuments: (customer) =>
      mapStripeErrorsUnless(
        async () => {
          const page = { customer, limit: PAGE };
          const limit = { limit: MAX_DOCUMENTS };
          const [invoices, charges, notes] = await Promise.all([
            stripe.invoices.list({ ...page, expand: ['data.payments'] }).autoPagingToArray(limit),
            stripe.charges.list(page).autoPagingToArray(limit),
            stripe.creditNotes.list(page).autoPagingToArray(limit),
          ]);
          const receipts = new Map(
            charges
              .filter(({ status }) => status === 'succeeded')
              .map((charge) => [idOf(charge.payment_intent), charge.receipt_url]),
          );
          const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
          const shown = invoices.filter(({ status }) => status !== null && SHOWN.includes(status));
          return [
            ...shown.map((invoice) => documentOfInvoice(invoice, receipts)),
            ...notes
              .filter(({ status }) => status === 'issued')
              .map((note) => documentOfNote(note, byId.get(idOf(note.invoice) ?? ''))),
          ].toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt));
        },
        // The customer was deleted.
        ['resource_missing'],
        () => [],
      ),
  };
}

function documentOfInvoice(
  invoice: Stripe.Invoice,
  receipts: ReadonlyMap<string | null, string | null>,
): DocumentSnapshot {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return {
    kind: 'invoice',
    number: invoice.number ?? invoice.id,
    issuedAt: instantOf(invoice.effective_at ?? invoice.created),
    amountCents: invoice.total,
    isPaid: invoice.status === 'paid',
    // A negative line is a discount, and tax has a line of its own.
    description:
      invoice.lines.data.findLast(
        ({ amount, description }) => amount >= 0 && description !== TAX_LINE,
      )?.description ?? 'Invoice',
    orderId: orderIdOf(invoice),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    receiptUrl: receipts.get(idOf(paid?.payment.payment_intent)) ?? null,
  };
}

function documentOfNote(
  note: Stripe.CreditNote,
  invoice: Stripe.Invoice | undefined,
): DocumentSnapshot {
  return {
    kind: 'credit_note',
    number: note.number,
    issuedAt: instantOf(note.effective_at ?? note.created),
    amountCents: note.amount,
    isPaid: true,
    description: `Refund of invoice ${invoice?.number ?? ''}`.trim(),
    orderId: invoice ? orderIdOf(invoice) : null,
    url: null,
    pdfUrl: note.pdf,
    receiptUrl: null,
  };
}

function orderIdOf({ metadata, parent }: Stripe.Invoice): string | null {
  return metadata?.['orderId'] ?? parent?.subscription_details?.metadata?.['orderId'] ?? null;
}
