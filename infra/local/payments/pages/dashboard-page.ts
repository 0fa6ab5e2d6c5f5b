import { site } from '@learning/content/site';
import { html, type Html } from '#pages/html.ts';
import type { DeliveryState, EmulatedObjects } from '@learning/stripe-emulator/emulator';
import { paymentSection } from './dashboard-payments.ts';
import { actionButton, dateText, framedPage, timeText, wideTable } from './page-frame.ts';
import { idOf, words } from './stripe-text.ts';

interface Dashboard {
  objects: EmulatedObjects;
  now: Date;
  /** Deliveries that will be lost. */
  toLose: number;
  /** Sentences; normally none. */
  violations: readonly string[];
  notice?: string | undefined;
  failure?: string | undefined;
}

const SHOWN_EVENTS = 50;

/** The emulated account's dashboard: what happened, and what a bank, a clock or the network can do. */
export function dashboardPage(dashboard: Dashboard): string {
  const { objects, notice, failure, violations } = dashboard;
  return framedPage({
    title: 'Stripe on this machine',
    links: [
      html`<a href="/">The site</a>`,
      html`<a href="/_local">${site.name} on this machine</a>`,
      html`<a href="/_local/stripe">Look again</a>`,
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

function clockSection({ now, toLose }: Dashboard): Html {
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock and faults</h2>
    <p>
      <time datetime="${now.toISOString()}">${timeText(now)}</time>. Stripe's clock alone moves;
      renewals, retries and expiries happen on the way.
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
      ${actionButton('Lose the next webhook', { action: 'lose' })}
      <form method="post" class="inline">
        <input type="hidden" name="action" value="fail-call" />
        <label for="kind">Next API call</label>
        <select id="kind" name="kind">
          <option value="500">answers 500</option>
          <option value="429">answers 429</option>
          <option value="lost-before">never arrives</option>
          <option value="lost-after">takes effect, answer lost</option>
        </select>
        <button type="submit">Let it fail</button>
      </form>
      <span>${toLose > 0 ? `Webhooks that will be lost: ${toLose}.` : ''}</span>
    </div>
  </section>`;
}

function subscriptionSection({ subscriptions, customers, products }: EmulatedObjects): Html {
  const rows = subscriptions.toReversed().map((one) => {
    const [item] = one.items.data;
    const product = products.find(({ id }) => id === idOf(item?.price.product));
    const owner = customers.find(({ id }) => id === idOf(one.customer));
    return html`<tr>
      <td>${one.id}<br /><small>${owner?.email ?? ''}</small></td>
      <td>${words(one.status)}${one.cancel_at_period_end ? ', cancels at period end' : ''}</td>
      <td>${product?.name ?? ''}</td>
      <td>${item ? dateText(item.current_period_end) : ''}</td>
    </tr>`;
  });
  return html`<section aria-labelledby="subscriptions">
    <h2 id="subscriptions">Subscriptions</h2>
    ${
      rows.length === 0
        ? html`<p>Nobody has subscribed yet.</p>`
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
        ? html`<p>Nothing has happened yet.</p>`
        : wideTable(
            'Events table',
            html`<table>
              <thead>
                <tr>
                  <th scope="col">Event</th>
                  <th scope="col">Type</th>
                  <th scope="col">Webhook</th>
                  <th scope="col"><span class="quiet">Again</span></th>
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

/** What nobody listens to was not sent, and cannot be sent again. */
function eventRow(
  { id, type, created }: EmulatedObjects['events'][number],
  sent: readonly DeliveryState[],
): Html {
  const resend = actionButton('Resend', { action: 'resend', event: id }, `Resend ${id}`);
  return html`<tr>
    <td>${id}<br /><small>${timeText(created)}</small></td>
    <td>${type}</td>
    <td>${sent.map((one) => html`<p>${deliveryText(one)}</p>`)}</td>
    <td>${sent.length > 0 ? resend : ''}</td>
  </tr>`;
}

function deliveryText({ isDelivered, attempts, lastStatus, dueAt }: DeliveryState): string {
  const answer = lastStatus === null ? 'no answer' : String(lastStatus);
  if (isDelivered) return `delivered (${answer})`;
  if (attempts === 0) return 'waits';
  return dueAt
    ? `${answer}, tried ${attempts}×, again ${timeText(new Date(dueAt))}`
    : `${answer}, given up after ${attempts}×`;
}
