import { html, type Html } from '#pages/html.ts';

interface Page {
  title: string;
  /** Links at the top. */
  links: readonly Html[];
  /** Said first: what has just been done. */
  notice?: string | undefined;
  /** Said first: why it was not done. */
  failure?: string | undefined;
  body: readonly Html[];
}

/** A page of the emulator. Works without scripts. */
export function framedPage({ title, links, notice, failure, body }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/_local/local.css" />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <nav aria-label="Elsewhere">${links}</nav>
        </header>
        <main class="column">
          <div>
            <p class="note">Test payments: no real money moves.</p>
            ${notice ? html`<p class="notice" role="status">${notice}</p>` : html``}
            ${failure ? html`<p class="notice failure" role="alert">${failure}</p>` : html``}
          </div>
          ${body}
        </main>
      </body>
    </html>`.markup;
}

/** A table that scrolls sideways where it is too wide for the screen. */
export function wideTable(label: string, table: Html): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
}

/** A button that does one thing: its fields are sent with it. */
export function actionButton(label: string, fields: Record<string, string>, name = label): Html {
  return html`<form method="post">
    ${Object.entries(fields).map(
      ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
    )}<button type="submit" aria-label="${name}">${label}</button>
  </form>`;
}

/** `$29.00`, of integer cents. */
export function moneyText(cents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** `November 21, 2026`, of an ISO time or of seconds since 1970; in UTC, as Stripe bills. */
export function dateText(time: string | number): string {
  const date = new Date(typeof time === 'number' ? time * 1000 : time);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** `2026-11-21 10:00:00 UTC`. */
export function timeText(time: Date | number): string {
  const date = typeof time === 'number' ? new Date(time * 1000) : time;
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
