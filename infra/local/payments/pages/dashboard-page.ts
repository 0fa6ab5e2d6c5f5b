import { site } from '@learning/content/site';
import { html, type Html } from '#pages/html.ts';
import type { DeliveryState, EmulatedObjects } from '@learning/stripe-emulator/emulator';
import { paymentSection } from './dashboard-payments.ts';
import { actionButton, dateText, framedPage, timeText, wideTable } from './page-frame.ts';
import { idOf, statusText } from './stripe-text.ts';

interface Dashboard {
  objects: EmulatedObjects;
  now: Date;
  /** Number of deliveries that will be dropped. */
  toDrop: number;
  /** Where the emulator violated Stripe's contract; normally empty. */
  violations: readonly string[];
  notice?: string | undefined;
  failure?: string | undefined;
}

const SHOWN_EVENTS = 50;

/** Renders the emulated account's dashboard, with controls for the bank, the clock and the network. */
export function dashboardPage(dashboard: Dashboard): string {
  const { objects, notice, failure, violations } = dashboard;
  return framedPage({
    title: 'Stripe on this machine',
    links: [
      html`<a href="/">Site</a>`,
      html`<a href="/_local">${site.name} on this machine</a>`,
      html`<a href="/_local/stripe">Refresh</a>`,
    ],
    notice,
    failure: failure ?? violations[0],
    body: [
      clockSection(dashboard),
      paymentSection(objects),
      subscriptionSection(objects),
      eventSection(objects),
    ],
  });
}

function clockSection({ now, toDrop }: Dashboard): Html {
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock and faults</h2>
    <p>
      <time datetime="${now.toISOString()}">${timeText(now)}</time>. Only Stripe's clock moves.
      Renewals, retries and expirations that fall due take place.
    </p>
    <div class="actions">
      ${actionButton('Advance 1 hour', { action: 'advance', by: 'hour' })}
      ${actionButton('Advance 1 day', { action: 'advance', by: 'day' })}
      ${actionButton('Advance 1 month', { action: 'advance', by: 'month' })}
      <form method="post" class="inline">
        <input type="hidden" name="action" value="advance" />
        <label for="days">Days</label>
        <input id="days" name="days" type="number" min="1" max="3660" value="3" required />
        <button type="submit">Advance</button>
      </form>
    </div>
    <div class="actions">
      ${actionButton('Lose the next webhook', { action: 'drop' })}
      <form method="post" class="inline">
        <input type="hidden" name="action" value="fail-call" />
        <label for="kind">Next API call</label>
        <select id="kind" name="kind">
          <option value="500">responds with 500</option>
          <option value="429">responds with 429</option>
          <option value="lost-before">never arrives</option>
          <option value="lost-after">takes effect, but the response is lost</option>
        </select>
        <button type="submit">Make it fail</button>
      </form>
      <span>${toDrop > 0 ? `Webhooks that will be lost: ${toDrop}.` : ''}</span>
    </div>
  </section>`;
}

function subscriptionSection({ subscriptions, customers, products }: EmulatedObjects): Html {
  const rows = subscriptions.toReversed().map((subscription) => {
    const [item] = subscription.items.data;
    const product = products.find(({ id }) => id === idOf(item?.price.product));
    const owner = customers.find(({ id }) => id === idOf(subscription.customer));
    return html`<tr>
      <td>${subscription.id}<br /><small>${owner?.email ?? ''}</small></td>
      <td>
        ${statusText(subscription.status)}${subscription.cancel_at_period_end ? ', cancels at period end' : ''}
      </td>
      <td>${product?.name ?? ''}</td>
      <td>${item ? dateText(item.current_period_end) : ''}</td>
    </tr>`;
  });
  return html`<section aria-labelledby="subscriptions">
    <h2 id="subscriptions">Subscriptions</h2>
    ${
      rows.length === 0
        ? html`<p>No subscriptions yet.</p>`
        : wideTable(
            'Subscriptions table',
            html`<table>
              <thead>
                <tr>
                  <th scope="col">Subscription</th>
                  <th scope="col">Status</th>
                  <th scope="col">Plan</th>
                  <th scope="col">Period ends</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>`,
          )
    }
  </section>`;
}

function eventSection({ events, deliveries }: EmulatedObjects): Html {
  const shown = events.toReversed().slice(0, SHOWN_EVENTS);
  return html`<section aria-labelledby="events">
    <h2 id="events">Events</h2>
    ${
      shown.length === 0
        ? html`<p>No events yet.</p>`
        : wideTable(
            'Events table',
            html`<table>
              <thead>
                <tr>
                  <th scope="col">Event</th>
                  <th scope="col">Type</th>
                  <th scope="col">Webhook</th>
                  <th scope="col"><span class="quiet">Resend</span></th>
                </tr>
              </thead>
              <tbody>
                ${shown.map((event) =>
                  eventRow(
                    event,
                    deliveries.filter(({ snapshotId }) => snapshotId === event.id),
                  ),
                )}
              </tbody>
            </table>`,
          )
    }
  </section>`;
}

/** Renders an event. An event without a subscribed webhook was not sent and cannot be resent. */
function eventRow(
  { id, type, created }: EmulatedObjects['events'][number],
  sent: readonly DeliveryState[],
): Html {
  const resend = actionButton('Resend', { action: 'resend', event: id }, `Resend ${id}`);
  return html`<tr>
    <td>${id}<br /><small>${timeText(created)}</small></td>
    <td>${type}</td>
    <td>${sent.map((delivery) => html`<p>${deliveryText(delivery)}</p>`)}</td>
    <td>${sent.length > 0 ? resend : ''}</td>
  </tr>`;
}

function deliveryText({ isDelivered, attempts, lastStatus, dueAt }: DeliveryState): string {
  const response = lastStatus === null ? 'no response' : String(lastStatus);
  if (isDelivered) return `delivered (${response})`;
  if (attempts === 0) return 'waiting';
  return dueAt
    ? `${response}, tried ${attempts}×, next try ${timeText(new Date(dueAt))}`
    : `${response}, gave up after ${attempts}×`;
}
