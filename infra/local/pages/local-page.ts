import { site } from '@learning/content/site';
import type { PoolUser } from '#identity/local-cognito.ts';
import type { SentMail } from '#mail/outbox.ts';
import { html, type Html } from './html.ts';

type Attachment = NonNullable<SentMail['attachments']>[number];

/** The state of the stand-ins. */
export interface LocalState {
  demo: { email: string; password: string };
  /** Operators, with the code that their authenticator apps show now. */
  operators: readonly { email: string; password: string; code: string }[];
  mails: readonly SentMail[];
  users: readonly PoolUser[];
  /** Items in the table, by entity. */
  items: ReadonlyMap<string, number>;
}

/** Renders the inspection page at `/_local`. It works without scripts. */
export function localPage({ demo, operators, mails, users, items }: LocalState): string {
  const total = [...items.values()].reduce((sum, count) => sum + count, 0);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${site.name} on this machine</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/_local/local.css" />
      </head>
      <body>
        <header>
          <h1>${site.name} on this machine</h1>
          <nav aria-label="Other pages">
            <a href="/">Site</a>
            <a href="/api/openapi.json">API (OpenAPI)</a>
            <a href="/_local/outbox.json">Outbox as JSON</a>
            <a href="/_local/stripe">Stripe</a>
          </nav>
        </header>
        <main>
          <section aria-labelledby="outbox">
            <h2 id="outbox">Outbox</h2>
            <p class="note">
              Emails that would have been sent, newest first.
              <a href="/_local">Refresh</a>
            </p>
            ${
              mails.length > 0
                ? html`<ol class="mails">
                    ${mails.map(mailItem)}
                  </ol>`
                : html`<p>
                    No emails yet. When you create an account, its confirmation code appears here.
                  </p>`
            }
          </section>
          <aside>
            <section aria-labelledby="demo">
              <h2 id="demo">Demo account</h2>
              <dl>
                <dt>Email</dt>
                <dd>${demo.email}</dd>
                <dt>Password</dt>
                <dd>${demo.password}</dd>
              </dl>
            </section>
            <section aria-labelledby="operators">
              <h2 id="operators">Operators</h2>
              <p class="note">
                <a href="/admin">Admin</a>. A code counts once; the next one follows within 30
                seconds.
              </p>
              ${operators.map(operatorItem)}
            </section>
            <section aria-labelledby="users">
              <h2 id="users">Accounts</h2>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Email</th>
                    <th scope="col">Status</th>
                  </tr>
                </thead>
                <tbody>
                  ${users.map(userRow)}
                </tbody>
              </table>
            </section>
            <section aria-labelledby="table">
              <h2 id="table">Table</h2>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Entity</th>
                    <th scope="col" class="number">Items</th>
                  </tr>
                </thead>
                <tbody>
                  ${[...items].map(itemRow)}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">Total</th>
                    <td class="number">${total}</td>
                  </tr>
                </tfoot>
              </table>
            </section>
          </aside>
        </main>
      </body>
    </html>`;
  return page.markup;
}

/** Two mails of one moment have the same address; the page then shows the newer one. */
export const mailPath = ({ sentAt, to }: Pick<SentMail, 'sentAt' | 'to'>) =>
  `/_local/mail?at=${encodeURIComponent(sentAt)}&to=${encodeURIComponent(to)}`;

function mailItem(mail: SentMail): Html {
  const { to, subject, text, html: rendered, headers = {}, attachments = [], code, sentAt } = mail;
  return html`<li>
    <article>
      <h3>${subject}</h3>
      <p class="facts">
        To ${to}, <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>
      </p>
      ${code ? html`<p class="code">${code}</p>` : html``}
      ${rendered ? html`<p><a href="${mailPath(mail)}">As it looks in a mail program</a></p>` : html``}
      ${Object.entries(headers).map(([name, value]) => html`<p class="facts">${name}: ${value}</p>`)}
      <p class="text">${text}</p>
      ${attachments.map(attachmentItem)}
    </article>
  </li>`;
}

function attachmentItem({ fileName, contentType, text }: Attachment): Html {
  const file = `data:${contentType.replaceAll(' ', '')},${encodeURIComponent(text)}`;
  return html`<p class="facts">
    Attached: <a href="${file}" download="${fileName}">${fileName}</a> (${contentType})
  </p>`;
}

function operatorItem({ email, password, code }: LocalState['operators'][number]): Html {
  return html`<dl>
    <dt>Email</dt>
    <dd>${email}</dd>
    <dt>Password</dt>
    <dd>${password}</dd>
    <dt>Code</dt>
    <dd>${code}</dd>
  </dl>`;
}

function userRow({ email, name, status }: PoolUser): Html {
  return html`<tr>
    <td>${email}<br /><small>${name}</small></td>
    <td>${status.toLowerCase()}</td>
  </tr>`;
}

function itemRow([entity, count]: [string, number]): Html {
  return html`<tr>
    <th scope="row">${entity}</th>
    <td class="number">${count}</td>
  </tr>`;
}
