import type { Stripe } from 'stripe';
import { html, type Html } from '#pages/html.ts';
import type { EmulatedObjects } from '@learning/stripe-emulator/emulator';
import { actionButton, moneyText, timeText, wideTable } from './page-frame.ts';
import { idOf, statusText } from './stripe-text.ts';

const SHOWN_PAYMENTS = 50;

/** Renders the newest payments, with controls to refund and dispute them. */
export function paymentSection(objects: EmulatedObjects): Html {
  const payments = objects.paymentIntents.toReversed().slice(0, SHOWN_PAYMENTS);
  return html`<section aria-labelledby="payments">
    <h2 id="payments">Payments</h2>
    ${
      payments.length === 0
        ? html`<p>No payments yet.</p>`
        : wideTable(
            'Payments table',
            html`<table>
              <thead>
                <tr>
                  <th scope="col">Payment</th>
                  <th scope="col">Status</th>
                  <th scope="col" class="number">Amount</th>
                  <th scope="col">Refund and dispute</th>
                </tr>
              </thead>
              <tbody>
                ${payments.map((payment) => paymentRow(payment, objects))}
              </tbody>
            </table>`,
          )
    }
  </section>`;
}

function paymentRow(payment: Stripe.PaymentIntent, objects: EmulatedObjects): Html {
  const { id, amount, currency, status, created } = payment;
  const owner = objects.customers.find((customer) => customer.id === idOf(payment.customer));
  const refunds = objects.refunds.filter((refund) => idOf(refund.payment_intent) === id);
  const disputes = objects.disputes.filter((dispute) => idOf(dispute.payment_intent) === id);
  const isPaid = status === 'succeeded';
  return html`<tr>
    <td>${id}<br /><small>${timeText(created)}${owner?.email ? `, ${owner.email}` : ''}</small></td>
    <td>${statusText(status)}</td>
    <td class="number">${moneyText(amount, currency)}</td>
    <td>
      ${refunds.map(
        (refund) =>
          html`<p>
            ${moneyText(refund.amount, refund.currency)} refund ${statusText(refund.status ?? '')}
          </p>`,
      )}
      ${disputes.map(disputeText)}
      ${
        isPaid
          ? html`<div class="actions">
              <form method="post" class="inline">
                <input type="hidden" name="action" value="refund" />
                <input type="hidden" name="paymentIntent" value="${id}" />
                <label for="amount-${id}">Dollars</label>
                <input
                  id="amount-${id}"
                  name="amount"
                  type="number"
                  min="0.01"
                  step="0.01"
                  placeholder="all"
                />
                <button type="submit" aria-label="Refund ${id}">Refund</button>
              </form>
              ${actionButton(
                'Dispute',
                { action: 'dispute', paymentIntent: id, status: 'needs_response' },
                `Dispute ${id}`,
              )}
              ${actionButton(
                'Inquire',
                { action: 'dispute', paymentIntent: id, status: 'warning_needs_response' },
                `Inquire about ${id}`,
              )}
              ${actionButton(
                'Prevent',
                { action: 'dispute', paymentIntent: id, status: 'prevented_resolution' },
                `Prevent a dispute of ${id} by returning the money`,
              )}
              ${actionButton(
                'Report Fraud',
                { action: 'fraud-warning', paymentIntent: id },
                `Report Fraud of ${id}`,
              )}
            </div>`
          : html``
      }
    </td>
  </tr>`;
}

function disputeText({ id, status }: Stripe.Dispute): Html {
  const isInquiry = status.startsWith('warning_');
  const isClosed = ['won', 'lost', 'warning_closed', 'prevented'].includes(status);
  const end = (label: string, to: string) =>
    actionButton(label, { action: 'close-dispute', dispute: id, status: to }, `${label} ${id}`);
  return html`<p>${isInquiry ? 'Inquiry' : 'Dispute'} ${statusText(status)}</p>
    ${
      isClosed
        ? html``
        : html`<div class="actions">
            ${isInquiry ? end('Close', 'warning_closed') : [end('Win', 'won'), end('Lose', 'lost')]}
          </div>`
    }`;
}
