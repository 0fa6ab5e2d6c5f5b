/** What a buyer says about themselves at checkout. */
export interface Buyer {
  /** ISO 3166-1 alpha-2; empty until it is chosen. */
  country: string;
  /** Empty until it is complete; absent where tax does not depend on it. */
  postalCode?: string;
  /** The version of the consent to the start that was ticked. */
  startConsent?: string;
}

/** Time zones of Europe whose names do not begin with its name. */
const OTHER_ZONES_OF_EUROPE =
  /^(Arctic\/|Atlantic\/(Azores|Canary|Faroe|Madeira|Reykjavik)$|Africa\/Ceuta$|Asia\/Nicosia$)/;

/**
 * Returns the country that is offered first: the United States, which we sell in. Where the clock is Europe's, the buyer chooses, because
 * other rules may hold there.
 */
export function likelyCountry(timeZone: string): string {
  const isEurope = timeZone.startsWith('Europe/') || OTHER_ZONES_OF_EUROPE.test(timeZone);
  return isEurope ? '' : 'US';
}
