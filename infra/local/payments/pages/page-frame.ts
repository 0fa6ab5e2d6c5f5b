import { html, type Html } from '#pages/html.ts';

interface Page {
  title: string;
  /** Links at the top. */
  links: readonly Html[];
  /** Confirmation of the last action, shown first. */
  notice?: string | undefined;
  /** Why the last action failed, shown first. */
  failure?: string | undefined;
  body: readonly Html[];
}

/** Renders a page of the emulator. It works without scripts. */
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
          <nav aria-label="Other pages">${links}</nav>
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

/** Renders a table that scrolls sideways when it is too wide for the screen. */
export function wideTable(label: string, table: Html): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
}

/** Renders a button that sends a form with fixed fields. */
export function actionButton(label: string, fields: Record<string, string>, name = label): Html {
  return html`<form method="post">
    ${Object.entries(fields).map(
      ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
    )}<button type="submit" aria-label="${name}">${label}</button>
  </form>`;
}

/** Formats integer cents as `$29.00`. */
export function moneyText(cents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** Formats an ISO time or epoch seconds as `November 21, 2026`, in UTC, as Stripe bills. */
export function dateText(time: string | number): string {
  const date = new Date(typeof time === 'number' ? time * 1000 : time);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Formats a time as `2026-11-21 10:00:00 UTC`. */
export function timeText(time: Date | number): string {
  const date = typeof time === 'number' ? new Date(time * 1000) : time;
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
