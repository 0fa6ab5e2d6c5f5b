import type { PurchaseItem } from '@learning/shared/contract/purchases';
import { exactDollars } from '#lib/dollars.ts';
import { printDate } from '#lib/print-date.ts';
import { closedNote } from '../purchase-words.ts';

interface Props {
  item: PurchaseItem;
  /** Whether the purchase grants access now. */
  hasAccess: boolean;
}

/** Returns true if the exchange note of a course is not empty. */
export function hasExchangeNote({ exchange, exchangedFor }: PurchaseItem, hasAccess: boolean) {
  const { reason } = exchange;
  return exchangedFor !== null || exchange.isOpen || (hasAccess && closedNote('exchange', reason));
}

/** Tells whether a course was exchanged, or until when it can be. */
export function ExchangeNote({ item, hasAccess }: Props) {
  const { exchange, exchangedFor } = item;
  if (exchangedFor)
    return `Received in exchange for ${item.title} on ${printDate(exchangedFor.at)}.`;
  if (!exchange.isOpen) return hasAccess && closedNote('exchange', exchange.reason);
  if (!item.hasExchangeTarget) {
    return `There is no other course at ${exactDollars(item.amount)} or less to exchange it for.`;
  }
  return (
    exchange.until !== null && (
      <>
        Can be exchanged once, until{' '}
        <time dateTime={exchange.until}>{printDate(exchange.until)}</time>.
      </>
    )
  );
}
