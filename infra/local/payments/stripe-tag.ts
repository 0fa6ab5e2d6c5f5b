/** Address of the stand-in for Stripe.js. */
export const STAND_IN_PATH = '/_local/stripe/stripe.js';

const TAG = `<script defer src="${STAND_IN_PATH}"></script>`;

/**
 * Adds the stand-in to a page's head, before the page's module script, because deferred scripts and modules run in document order.
 */
export function withStripeTag(page: string): string {
  const places = [page.indexOf('<script type="module"'), page.indexOf('</head>')];
  const found = places.filter((place) => place >= 0);
  if (found.length === 0) return page;
  const place = Math.min(...found);
  return page.slice(0, place) + TAG + page.slice(place);
}
