import type { Stripe } from 'stripe';
import { site } from '@learning/content/site';
import type { EmulatedObjects } from '@learning/stripe-emulator/emulator';
import { dateText, moneyText } from './page-frame.ts';
import { pdfOf, type PdfLine } from './pdf.ts';

const LEFT = 56;
const RIGHT = 556;
const ROW = 16;

/** Lists the lines that name an invoice's customer: name, address, tax ids, e-mail. */
export function billedTo(invoice: Stripe.Invoice): string[] {
  const { customer_name: name, customer_address: address, customer_email: email } = invoice;
  const taxIds = (invoice.customer_tax_ids ?? []).map(
    ({ type, value }) => `${type.replaceAll('_', ' ').toUpperCase()} ${value ?? ''}`,
  );
  const lines = [name, address?.line1, address?.line2, ...placeOf(address), ...taxIds, email];
  return lines.filter((line): line is string => Boolean(line));
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** Returns city and country as envelopes have them: the postal code after the state where there is one, else before the city. */
function placeOf(address: Stripe.Address | null): (string | null | undefined)[] {
  if (!address) return [];
  const { postal_code: postalCode, city, state, country } = address;
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [
    state
      ? [city, region].filter(Boolean).join(', ')
      : [postalCode, city].filter(Boolean).join(' '),
    country && (countryNames.of(country) ?? country),
  ];
}

/** An amount below the lines of an invoice, in cents. */
interface Sum {
  name: string;
  cents: number;
}

/** Lists what leads from the lines of an invoice to its total: discounts and the tax that Stripe calculated. Nothing without them. */
export function stepsToTotal(
  { subtotal, total_discount_amounts: discounts, total_taxes: taxes }: Stripe.Invoice,
  objects: Pick<EmulatedObjects, 'discounts' | 'promotionCodes'>,
): Sum[] {
  const steps = [
    ...(discounts ?? []).map(({ amount, discount }) => ({
      name: `Promotion code ${codeOf(typeof discount === 'string' ? discount : discount.id, objects)}`,
      cents: -amount,
    })),
    ...(taxes ?? []).map(({ amount, tax_behavior: behavior }) => ({
      name: behavior === 'inclusive' ? 'Tax, included in the total' : 'Tax',
      cents: amount,
    })),
  ].filter(({ cents }) => cents !== 0);
  return steps.length === 0 ? [] : [{ name: 'Subtotal', cents: subtotal }, ...steps];
}

function codeOf(
  discountId: string,
  { discounts, promotionCodes }: Pick<EmulatedObjects, 'discounts' | 'promotionCodes'>,
): string {
  const discount = discounts.find(({ id }) => id === discountId);
  return promotionCodes.find(({ id }) => id === discount?.promotion_code)?.code ?? '';
}

/** Renders the file at an invoice's `invoice_pdf`. */
export function invoicePdf(objects: EmulatedObjects, invoiceId: string): string | undefined {
  const invoice = objects.invoices.find(({ id }) => id === invoiceId);
  if (!invoice) return undefined;
  const title = `Invoice ${invoice.number ?? invoiceId}`;
  const credited = invoice.post_payment_credit_notes_amount;
  return documentOf(title, invoice, [
    ['Date', dateText(invoice.created)],
    ['Status', invoice.status ?? ''],
    ...(invoice.custom_fields ?? []).map(({ name, value }): Row => [name, value]),
    null,
    ...invoice.lines.data.map((line): Row => [line.description ?? '', money(line.amount, invoice)]),
    null,
    ...stepsToTotal(invoice, objects).map(({ name, cents }): Row => [name, money(cents, invoice)]),
    ['Total', money(invoice.total, invoice)],
    ['Paid', money(invoice.amount_paid, invoice)],
    ...(credited > 0 ? [['Refunded with a credit note', money(credited, invoice)] as Row] : []),
    ['Due', money(invoice.amount_remaining, invoice)],
    ...(invoice.description ? [null, [invoice.description, ''] as Row] : []),
  ]);
}

/** Renders the file at a credit note's `pdf`. */
export function creditNotePdf(objects: EmulatedObjects, noteId: string): string | undefined {
  const note = objects.creditNotes.find(({ id }) => id === noteId);
  const invoice = note && objects.invoices.find(({ id }) => id === note.invoice);
  if (!note || !invoice) return undefined;
  return documentOf(`Credit note ${note.number}`, invoice, [
    ['Date', dateText(note.created)],
    ['For invoice', invoice.number ?? invoice.id],
    ...(invoice.custom_fields ?? []).map(({ name, value }): Row => [name, value]),
    null,
    [note.memo ?? 'Refund', money(note.amount, invoice)],
    null,
    ['Refunded', money(note.amount, invoice)],
  ]);
}

/** A fact and its value; null: a gap. */
type Row = readonly [name: string, value: string] | null;

function documentOf(title: string, invoice: Stripe.Invoice, rows: readonly Row[]): string {
  const billed = billedTo(invoice);
  const lines: PdfLine[] = [
    { text: title, x: LEFT, y: 72, size: 20, isBold: true },
    { text: `From ${site.name}, ${site.contact.email}`, x: LEFT, y: 96 },
    { text: 'Test payments: no real money moves.', x: LEFT, y: 112 },
    { text: 'Billed to', x: LEFT, y: 144, isBold: true },
    ...billed.map((text, index) => ({ text, x: LEFT, y: 160 + index * ROW })),
  ];
  const top = 184 + billed.length * ROW;
  for (const [index, row] of rows.entries()) {
    if (row === null) continue;
    const y = top + index * ROW;
    lines.push({ text: row[0], x: LEFT, y }, { text: row[1], x: RIGHT, y, isRight: true });
  }
  return pdfOf(title, lines);
}

function money(cents: number, { currency }: Stripe.Invoice): string {
  return moneyText(cents, currency);
}
