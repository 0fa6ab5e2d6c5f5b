/** Address of the stand-in for Stripe.js. */
export const STAND_IN_PATH = '/_local/stripe/stripe.js';

const TAG = `<script defer src="${STAND_IN_PATH}"></script>`;

/** The element in which the app starts. Public pages have none: no one pays there. */
const PLACE_OF_APP = 'id="root"';

/**
 * Adds the stand-in to the head of a page with the app, before its module script, because deferred scripts and modules run in
 * document order.
 */
export function withStripeTag(page: string): string {
  if (!page.includes(PLACE_OF_APP)) return page;
  const places = [page.indexOf('<script type="module"'), page.indexOf('</head>')];
  const found = places.filter((place) => place >= 0);
  if (found.length === 0) return page;
  const place = Math.min(...found);
  return page.slice(0, place) + TAG + page.slice(place);
}
