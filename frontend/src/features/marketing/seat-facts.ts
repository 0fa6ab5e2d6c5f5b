import type { PricingTier } from '@learning/shared/contract/billing';
import { teamsPage } from '@learning/content/site/teams';
import { dollars } from '#lib/dollars.ts';

/** What a plan costs, for the page and the document about teams. */
export interface SeatFacts {
  people: string;
  price: string;
  /** When all seats are taken; undefined if sales sets the price. */
  perSeat: string | undefined;
}

export function seatFacts({ price, maxUsers }: PricingTier): SeatFacts {
  const { seats, file } = teamsPage;
  const people = maxUsers === null ? seats.manyPeople : seats.people(maxUsers);
  if (price === null) return { people, price: file.plans.contact, perSeat: undefined };
  const perSeat = maxUsers ? seats.perSeat(cents(price / maxUsers)) : undefined;
  return { people, price: `${dollars(price)} a month`, perSeat };
}

/** Rounds up, so that no one is promised less than they pay. */
function cents(amount: number): string {
  return `$${(Math.ceil(amount * 100) / 100).toFixed(2)}`;
}
