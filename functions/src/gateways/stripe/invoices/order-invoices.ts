import type { Stripe } from 'stripe';
import type { BilledOrder, PaymentProvider } from '#billing/payment-provider.ts';
import { createOnce } from '../client/create-once.ts';
import { mapStripeErrors, mapStripeErrorsUnless } from '../client/map-errors.ts';
import { idOf } from '../client/stripe-client.ts';
import { returnCredit, withoutCredit } from './customer-credit.ts';
import { issuedInvoice } from './issued-invoice.ts';

const PAGE = 100;
const MAX_DOCUMENTS = 1_000;
const FAILED = ['failed', 'canceled'];
/** What the line of an added tax says. */
export const TAX_LINE = 'Tax';

type OrderInvoices = Pick<PaymentProvider, 'issueInvoice' | 'creditRefunds'>;

/**
 * Implements invoices of one-time purchases. The payment comes first and the invoice is made for it, so that checkout, refunds and
 * reconciling work without invoices.
 *
 * Source: shared/decisions/026-invoices-follow-the-payment.md
 */
export function stripeOrderInvoices(
  stripe: Stripe,
  clock: () => number,
  environment: string,
): OrderInvoices {
  const findInvoice = async ({ customerId, orderId }: BilledOrder) => {
    const page = { customer: customerId, limit: PAGE };
    for await (const invoice of stripe.invoices.list(page)) {
      if (invoice.metadata?.['orderId'] === orderId && invoice.status !== 'void') return invoice.id;
    }
    return undefined;
  };

  const createDraft = (order: BilledOrder) =>
    createOnce({
      idempotencyKey: `inv:${order.orderId}`,
      clock,
      async create(idempotencyKey) {
        const { orderId, userId, customerId: customer } = order;
        const metadata = { environment, orderId, userId };
        const description = includedTax(order);
        const params = {
          customer,
          currency: 'usd',
          auto_advance: false,
          metadata,
          ...(description === null ? {} : { description }),
        };
        return (await stripe.invoices.create(params, { idempotencyKey })).id;
      },
      find: () => findInvoice(order),
    });

  const addLine = (
    { orderId, customerId }: BilledOrder,
    invoice: string,
    { name, amount, description }: { name: string; amount: number; description: string },
  ) =>
    createOnce({
      idempotencyKey: `${name}:${orderId}:${invoice}`,
      clock,
      create: (idempotencyKey) =>
        stripe.invoiceItems.create(
          { customer: customerId, invoice, amount, currency: 'usd', description },
          { idempotencyKey },
        ),
    });

  const addLines = async (order: BilledOrder, { id, lines }: Stripe.Invoice) => {
    for (const line of linesOf(order).slice(lines.data.length)) await addLine(order, id, line);
  };

  /** Continues where an earlier call stopped: line, finalization, payment. */
  const complete = async (order: BilledOrder, id: string) => {
    let invoice: Stripe.Invoice = await mapStripeErrors(() => stripe.invoices.retrieve(id));
    if (invoice.status === 'draft') {
      await addLines(order, invoice);
      invoice = await withoutCredit(stripe, order.customerId, () =>
        stripe.invoices.finalizeInvoice(id, {}, { idempotencyKey: `finalize:${id}` }),
      );
    } else {
      await returnCredit(stripe, order.customerId);
    }
    const { paymentIntentId } = order;
    if (invoice.status !== 'open' || paymentIntentId === null) return invoice;
    return mapStripeErrors(() =>
      stripe.invoices.attachPayment(
        id,
        { payment_intent: paymentIntentId },
        { idempotencyKey: `attach:${id}` },
      ),
    );
  };

  return {
    issueInvoice: (order) =>
      mapStripeErrorsUnless(
        async () => {
          const id = (await findInvoice(order)) ?? (await createDraft(order));
          const taxCents = order.tax?.taxCents ?? 0;
          return { ...issuedInvoice(await complete(order, id)), taxCents };
        },
        ['resource_missing'],
        async () => {
          const customer = await mapStripeErrors(() => stripe.customers.retrieve(order.customerId));
          if (customer.deleted !== true) throw new Error('Stripe does not bill this order.');
          return null;
        },
      ),

    creditRefunds: (invoiceId, paymentIntentId) =>
      mapStripeErrors(async () => {
        const [notes, refunds] = await Promise.all([
          stripe.creditNotes
            .list({ invoice: invoiceId, limit: PAGE })
            .autoPagingToArray({ limit: MAX_DOCUMENTS }),
          stripe.refunds
            .list({ payment_intent: paymentIntentId, limit: PAGE })
            .autoPagingToArray({ limit: MAX_DOCUMENTS }),
        ]);
        const failed = new Set(
          refunds.filter(({ status }) => FAILED.includes(status ?? '')).map(({ id }) => id),
        );
        const refundsOf = (note: Stripe.CreditNote) =>
          note.refunds.map(({ refund }) => idOf(refund) ?? '');
        const issued = notes.filter(({ status }) => status === 'issued');
        const isWrong = (note: Stripe.CreditNote) => refundsOf(note).some((id) => failed.has(id));
        for (const { id } of issued.filter(isWrong)) await stripe.creditNotes.voidCreditNote(id);
        const standing = issued.filter((note) => !isWrong(note));
        const credited = new Set(standing.flatMap(refundsOf));
        let sum = standing.reduce((cents, note) => cents + note.amount, 0);
        for (const { id, status, amount } of refunds) {
          if (status !== 'succeeded' || credited.has(id)) continue;
          await stripe.creditNotes.create(
            {
              invoice: invoiceId,
              amount,
              refunds: [{ refund: id, amount_refunded: amount }],
              memo: 'Refund to the card that was charged',
              metadata: { environment },
            },
            { idempotencyKey: `credit:${id}` },
          );
          sum += amount;
        }
        return sum;
      }),
  };
}

/**
 * Returns the lines of an invoice. Discount and tax are lines of their own, so that the invoice has exactly the amounts that our server decided
 * and the learner paid. Stripe calculates no tax for it, because the payment records the tax.
 */
function linesOf({ listCents, discount, tax, description }: BilledOrder) {
  return [
    { name: 'invitem', amount: listCents, description },
    ...(discount
      ? [
          {
            name: 'invdiscount',
            amount: -discount.discountCents,
            description: `Promotion code ${discount.code}`,
          },
        ]
      : []),
    ...(tax?.behavior === 'added' && tax.taxCents > 0
      ? [{ name: 'invtax', amount: tax.taxCents, description: TAX_LINE }]
      : []),
  ];
}

/** Returns the sentence about a tax that is included; null without one. */
function includedTax({ tax }: BilledOrder): string | null {
  if (tax?.behavior !== 'included') return null;
  return `The total includes $${(tax.taxCents / 100).toFixed(2)} tax.`;
}
