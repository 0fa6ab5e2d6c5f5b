import type { PurchaseItem } from '@learning/shared/contract/purchases';
import { exactDollars } from '#lib/dollars.ts';
import { printDate } from '#lib/print-date.ts';
import { closedBecause } from '../purchase-words.ts';

interface Props {
  item: PurchaseItem;
  /** Whether the purchase opens its courses now. */
  isOpen: boolean;
}

/** Whether there is anything to say of a course's exchange. */
export function hasExchangeNote({ exchange, exchangedFor }: PurchaseItem, isOpen: boolean) {
  const { reason } = exchange;
  return exchangedFor !== null || exchange.isOpen || (isOpen && closedBecause('exchange', reason));
}

/** Whether a course was exchanged, or until when it can be. */
export function ExchangeNote({ item, isOpen }: Props) {
  const { exchange, exchangedFor } = item;
  if (exchangedFor)
    return `Received in exchange for ${item.title} on ${printDate(exchangedFor.at)}.`;
  if (!exchange.isOpen) return isOpen && closedBecause('exchange', exchange.reason);
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
