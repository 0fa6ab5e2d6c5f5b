/** The right of European consumers to withdraw from a contract. Source: rules/money.md M47 */
import { offerWithin, type PaidPurchase, type PurchaseOffer } from './purchase-windows.ts';

/** The European Union with its outermost regions and Åland, the other countries of the EEA, and the United Kingdom. ISO 3166-1 alpha-2. */
const COUNTRIES: ReadonlySet<string> = new Set(
  'AT AX BE BG CY CZ DE DK EE ES FI FR GF GP GR HR HU IE IT LT LU LV MF MQ MT NL PL PT RE RO SE SI SK YT IS LI NO GB'.split(
    ' ',
  ),
);

/** Whether consumers in the country may withdraw from what they buy online. */
export function hasWithdrawalRight(country: string): boolean {
  return COUNTRIES.has(country);
}

/** Days of the period in the law, which do not count the day of the contract. */
export const WITHDRAWAL_DAYS = 14;

/**
 * How long the withdrawal stays open, from the charge. The period ends with its last day where the buyer lives, and with the next working
 * day after a weekend or holiday: a day and four more never end before it.
 */
const OPEN_SECONDS = (WITHDRAWAL_DAYS + 1 + 4) * 86_400;

/**
 * Returns the offer to withdraw. A course ends it by being opened, as the buyer agreed to; a plan stays open to it for the whole period.
 *
 * @param isConsumer whether it was bought by a consumer with the right
 * @param isStarted whether a course of it was opened since it was paid; false for a plan
 */
export function withdrawalOffer(
  purchase: PaidPurchase,
  { isConsumer, isStarted }: { isConsumer: boolean; isStarted: boolean },
  now: Date,
): PurchaseOffer {
  if (!isConsumer) return { isOpen: false, until: null, reason: 'no_withdrawal_right' };
  return offerWithin(purchase, OPEN_SECONDS, isStarted ? 'started' : null, now);
}
