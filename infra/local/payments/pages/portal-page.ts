import { site } from '@learning/content/site';
import { html, type Html } from '#pages/html.ts';
import type {
  PortalInvoice,
  PortalPrice,
  PortalSubscription,
  PortalView,
} from '@learning/stripe-emulator/emulator';
import { actionButton, dateText, framedPage, moneyText, wideTable } from './page-frame.ts';

/** A confirmation the page asks for. */
export type PortalQuestion =
  | { kind: 'change'; priceId: string }
  | { kind: 'cancel' }
  | { kind: 'bank'; clientSecret: string };

interface PortalPage {
  view: PortalView;
  /** The part the session is limited to. @default all */
  flow?: string | undefined;
  question?: PortalQuestion | undefined;
  notice?: string | undefined;
  failure?: string | undefined;
}

/** Renders the customer portal: the customer's plan, card and invoices. */
export function portalPage({ view, flow, question, notice, failure }: PortalPage): string {
  const { returnUrl } = view;
  const links = returnUrl ? [html`<a href="${returnUrl}">Return to ${site.name}</a>`] : [];
  const confirmation = question && questionSection(question, view);
  const parts = [
    flow === 'payment_method_update' ? undefined : planSection(view),
    flow === 'subscription_update' ? undefined : cardSection(view),
    flow ? undefined : invoiceSection(view),
  ];
  const body = confirmation ? [confirmation] : parts.filter((part) => part !== undefined);
  return framedPage({ title: 'Billing', links, notice, failure, body });
}

function questionSection(question: PortalQuestion, view: PortalView): Html | undefined {
  const { subscription, prices } = view;
  if (question.kind === 'bank') {
    const { clientSecret } = question;
    return section('bank', 'Test bank: confirm this payment', [
      html`<p>Your bank would now ask you to confirm. No real bank is involved.</p>`,
      html`<div class="actions">
        ${actionButton('Complete', { action: 'bank', clientSecret, outcome: 'complete' })}
        ${actionButton('Fail', { action: 'bank', clientSecret, outcome: 'fail' })}
      </div>`,
    ]);
  }
  if (!subscription) return undefined;
  if (question.kind === 'cancel') {
    const ends = dateText(subscription.currentPeriodEndsAt);
    return section('cancel', 'Cancel your plan', [
      html`<p>
        ${subscription.productName} stays available until ${ends}. You won't be charged after that.
      </p>`,
      html`<div class="actions">
        ${actionButton('Cancel plan', { action: 'cancel' })} <a href="?">Keep plan</a>
      </div>`,
    ]);
  }
  const price = prices.find(({ id }) => id === question.priceId);
  if (!price) return undefined;
  return section('change', `Change to ${price.productName}`, [
    html`<p>${moneyText(price.amountCents, price.currency)} per ${price.interval}.</p>`,
    html`<p>${changeTerms(price, subscription, prices)}</p>`,
    html`<div class="actions">
      ${actionButton('Confirm', { action: 'change', priceId: price.id })} <a href="?">Go back</a>
    </div>`,
  ]);
}

function changeTerms(
  price: PortalPrice,
  { currentPeriodEndsAt, priceId }: PortalSubscription,
  prices: readonly PortalPrice[],
): string {
  if (price.isAtPeriodEnd) {
    return `The change takes effect on ${dateText(currentPeriodEndsAt)}. Nothing is due now.`;
  }
  const due = moneyText(price.dueNowCents, price.currency);
  const current = prices.find(({ id }) => id === priceId)?.interval ?? price.interval;
  return price.interval === current
    ? `Due now: ${due}, the prorated difference for the rest of this ${current}.`
    : `Due now: ${due}, for a ${price.interval} that begins today, less the rest of this ${current}.`;
}

function planSection({ subscription, prices, canCancel, canChangePrice }: PortalView): Html {
  if (!subscription) {
    return section('plan', 'Current plan', [html`<p>You don't have a plan right now.</p>`]);
  }
  const current = prices.find(({ id }) => id === subscription.priceId);
  const others = prices.filter(({ isCurrent }) => !isCurrent);
  const { cancelsAtPeriodEnd } = subscription;
  return section('plan', 'Current plan', [
    html`<h3>${subscription.productName}</h3>`,
    html`<p>
      ${moneyText(subscription.amountCents, current?.currency)} per ${current?.interval ?? 'month'}
      (${subscription.status.replaceAll('_', ' ')}).
    </p>`,
    html`<p>${nextStep(subscription, prices)}</p>`,
    cancelsAtPeriodEnd
      ? actionButton("Don't cancel", { action: 'resume' }, "Don't cancel the plan")
      : html``,
    canChangePrice && !cancelsAtPeriodEnd && others.length > 0
      ? html`<ul class="rows">
          ${others.map(
            ({ id, productName, amountCents, currency, interval }) =>
              html`<li>
                <span>${productName}, ${moneyText(amountCents, currency)} per ${interval}</span>
                <a href="?change=${id}"
                  >Change to ${productName}${otherInterval(interval, current)}</a
                >
              </li>`,
          )}
        </ul>`
      : html``,
    canCancel && !cancelsAtPeriodEnd ? html`<p><a href="?cancel">Cancel plan</a></p>` : html``,
  ]);
}

/** Names the interval in a link where it would change. */
function otherInterval(
  interval: PortalPrice['interval'],
  current: PortalPrice | undefined,
): string {
  if (interval === current?.interval) return '';
  return interval === 'year' ? ', yearly' : ', monthly';
}

function nextStep(subscription: PortalSubscription, prices: readonly PortalPrice[]): string {
  const { currentPeriodEndsAt, cancelsAtPeriodEnd, scheduledPriceId, pendingPriceId } =
    subscription;
  const on = dateText(currentPeriodEndsAt);
  const nameOf = (wanted: string) => prices.find(({ id }) => id === wanted)?.productName ?? wanted;
  if (cancelsAtPeriodEnd) return `Your plan ends on ${on}.`;
  if (pendingPriceId) return `The change to ${nameOf(pendingPriceId)} is waiting for payment.`;
  if (scheduledPriceId) return `Your plan changes to ${nameOf(scheduledPriceId)} on ${on}.`;
  return `Your plan renews on ${on}.`;
}

function cardSection({ card }: PortalView): Html {
  const expiry = card && `${String(card.expMonth).padStart(2, '0')}/${card.expYear % 100}`;
  return section('card', 'Payment method', [
    card
      ? html`<p>
          ${card.brand.charAt(0).toUpperCase() + card.brand.slice(1)} ending in ${card.last4},
          expires ${expiry ?? ''}
        </p>`
      : html`<p>No card is saved.</p>`,
    html`<form method="post" class="inline">
      <input type="hidden" name="action" value="card" />
      <label for="number">New card number</label>
      <input
        id="number"
        name="number"
        required
        inputmode="numeric"
        autocomplete="cc-number"
        placeholder="4242 4242 4242 4242"
      />
      <button type="submit">Update card</button>
    </form>`,
  ]);
}

function invoiceSection({ invoices }: PortalView): Html {
  const isOpen = invoices.some(({ status }) => status === 'open');
  return section('invoices', 'Invoices', [
    isOpen ? actionButton('Pay open invoice', { action: 'pay' }) : html``,
    invoices.length === 0
      ? html`<p>There are no invoices yet.</p>`
      : wideTable(
          'Invoices table',
          html`<table>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Invoice</th>
                <th scope="col">Status</th>
                <th scope="col" class="number">Amount</th>
              </tr>
            </thead>
            <tbody>
              ${invoices.map(invoiceRow)}
            </tbody>
          </table>`,
        ),
  ]);
}

function invoiceRow(invoice: PortalInvoice): Html {
  const { id, number, createdAt, status, totalCents, currency, hostedUrl } = invoice;
  const name = number ?? id;
  return html`<tr>
    <td>${dateText(createdAt)}</td>
    <td>${hostedUrl ? html`<a href="${hostedUrl}">${name}</a>` : name}</td>
    <td>${status}</td>
    <td class="number">${moneyText(totalCents, currency)}</td>
  </tr>`;
}

function section(id: string, title: string, content: readonly Html[]): Html {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}
