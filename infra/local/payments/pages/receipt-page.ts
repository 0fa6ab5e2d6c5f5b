import type { Stripe } from 'stripe';
import { site } from '@learning/content/site';
import { html, type Html } from '#pages/html.ts';
import type { EmulatedObjects } from '@learning/stripe-emulator/emulator';
import { billedTo, stepsToTotal } from './invoice-documents.ts';
import { actionButton, dateText, framedPage, moneyText, wideTable } from './page-frame.ts';

/** The header of receipts and invoices names the seller. */
const links = [html`<a href="/">${site.name}</a>`];

/** Renders the page at a charge's `receipt_url`. */
export function receiptPage(objects: EmulatedObjects, chargeId: string): string | undefined {
  const charge = objects.charges.find(({ id }) => id === chargeId);
  if (!charge) return undefined;
  const { amount, amount_refunded: refunded, currency, created } = charge;
  const card = charge.payment_method_details?.card;
  return framedPage({
    title: `Receipt from ${site.name}`,
    links,
    body: [
      html`<dl>
        <dt>Amount paid</dt>
        <dd>${moneyText(amount, currency)}</dd>
        ${
          refunded > 0
            ? html`<dt>Refunded</dt>
                <dd>${moneyText(refunded, currency)}</dd>`
            : html``
        }
        <dt>Date</dt>
        <dd>${dateText(created)}</dd>
        <dt>Payment method</dt>
        <dd>${card ? `${card.brand ?? 'card'} ending in ${card.last4 ?? ''}` : 'card'}</dd>
        <dt>Receipt</dt>
        <dd>${chargeId}</dd>
      </dl>`,
    ],
  });
}

interface InvoicePage {
  /** What an open invoice asks for: a card, or the bank's confirmation of one. */
  asks: 'card' | 'bank';
  failure?: string | undefined;
}

/** Renders the page at an invoice's `hosted_invoice_url`. An open invoice can be paid there. */
export function invoicePage(
  objects: EmulatedObjects,
  invoiceId: string,
  { asks, failure }: InvoicePage,
): string | undefined {
  const invoice = objects.invoices.find(({ id }) => id === invoiceId);
  if (!invoice) return undefined;
  const credited = invoice.post_payment_credit_notes_amount;
  const { currency, total, amount_paid: paid, amount_remaining: remaining, lines } = invoice;
  return framedPage({
    title: `Invoice ${invoice.number ?? invoiceId}`,
    links,
    failure,
    body: [
      html`<p>${dateText(invoice.created)}, ${invoice.status ?? ''}</p>`,
      html`<p><a href="${invoice.invoice_pdf ?? ''}">Download PDF</a></p>`,
      html`<h2>Billed to</h2>
        <p>${billedTo(invoice).map((line) => html`${line}<br />`)}</p>`,
      html`<dl>
        ${(invoice.custom_fields ?? []).map(
          ({ name, value }) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`,
      wideTable(
        'Lines table',
        html`<table>
          <thead>
            <tr>
              <th scope="col">Description</th>
              <th scope="col" class="number">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${lines.data.map(lineRow)}
          </tbody>
          <tfoot>
            ${stepsToTotal(invoice, objects).map(({ name, cents }) => sumRow(name, cents, currency))}
            ${sumRow('Total', total, currency)} ${sumRow('Paid', paid, currency)}
            ${credited > 0 ? sumRow('Refunded with a credit note', credited, currency) : html``}
            ${sumRow('Due', remaining, currency)}
          </tfoot>
        </table>`,
      ),
      ...(invoice.description ? [html`<p>${invoice.description}</p>`] : []),
      ...(invoice.status === 'open' ? [asks === 'bank' ? bankSection : cardSection] : []),
    ],
  });
}

const bankSection = html`<section aria-labelledby="bank">
  <h2 id="bank">Test bank: confirm this payment</h2>
  <p>Your bank would now ask you to confirm. No real bank is involved.</p>
  <div class="actions">
    ${actionButton('Complete', { action: 'bank', outcome: 'complete' })}
    ${actionButton('Fail', { action: 'bank', outcome: 'fail' })}
  </div>
</section>`;

const cardSection = html`<section aria-labelledby="card">
  <h2 id="card">Pay this invoice</h2>
  <form method="post" class="inline">
    <input type="hidden" name="action" value="card" />
    <label for="number">Card number</label>
    <input
      id="number"
      name="number"
      required
      inputmode="numeric"
      autocomplete="cc-number"
      placeholder="4242 4242 4242 4242"
    />
    <button type="submit">Pay</button>
  </form>
</section>`;

function lineRow({ description, period, amount, currency }: Stripe.InvoiceLineItem): Html {
  const days = [period.start, period.end].map(dateText);
  return html`<tr>
    <td>
      ${description ?? ''}<br /><small
        >${new Set(days).size === 1 ? days[0]! : days.join(' – ')}</small
      >
    </td>
    <td class="number">${moneyText(amount, currency)}</td>
  </tr>`;
}

function sumRow(name: string, cents: number, currency: string): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td class="number">${moneyText(cents, currency)}</td>
  </tr>`;
}
