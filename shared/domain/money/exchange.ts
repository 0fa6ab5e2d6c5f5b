/**
 * The exchange of a bought course: once, within 30 days, for one of equal or lesser price. An order's item goes from granted to
 * exchanged and never back.
 *
 * Source: rules/money.md M11, M13, M14
 */
import {
  offerWithin,
  type PaidPurchase,
  type PurchaseOffer,
  type PurchaseWindows,
} from './purchase-windows.ts';

export interface ExchangeableItem {
  courseId: number;
  /** Its share of the payment. */
  shareCents: number;
  /** False if another order grants the course. Its share can be exchanged all the same. */
  isGranted: boolean;
  exchangedFor: { courseId: number; title: string; at: string } | null;
}

export interface ExchangeableOrder<Item extends ExchangeableItem> extends PaidPurchase {
  amountCents: number;
  refundedCents: number;
  items: readonly Item[];
}

export interface ExchangeTarget {
  courseId: number;
  title: string;
  priceCents: number;
}

export type ExchangeRefusal =
  | 'exchange_closed'
  | 'exchange_price_too_high'
  | 'already_owned'
  | 'certificate_claimed';

/** Returns the course that an item gives access to now. */
export function courseOfItem(item: ExchangeableItem): number {
  return item.exchangedFor?.courseId ?? item.courseId;
}

/** Returns the highest price of a course that can replace an item: its share, less what was refunded. */
export function itemValueCents(
  { amountCents, refundedCents }: Pick<ExchangeableOrder<never>, 'amountCents' | 'refundedCents'>,
  { shareCents }: Pick<ExchangeableItem, 'shareCents'>,
): number {
  if (amountCents === 0) return 0;
  return Math.floor((shareCents * (amountCents - refundedCents)) / amountCents);
}

export function exchangeOffer(
  order: PaidPurchase,
  item: Pick<ExchangeableItem, 'exchangedFor'>,
  hasCertificate: boolean,
  now: Date,
  { exchangeSeconds }: PurchaseWindows,
): PurchaseOffer {
  const certificate = hasCertificate ? 'certificate_claimed' : null;
  const closed = item.exchangedFor ? 'exchanged' : certificate;
  return offerWithin(order, exchangeSeconds, closed, now);
}

/**
 * Returns an order's items after an exchange, or the reason for refusing it.
 *
 * @param courseId an item of the order
 * @param isOwned true if the learner owns the target, even if it is suspended
 * @param hasCertificate true if the certificate of the returned course was claimed
 */
export function exchange<Item extends ExchangeableItem>(
  order: ExchangeableOrder<Item>,
  courseId: number,
  target: ExchangeTarget,
  { isOwned, hasCertificate, now }: { isOwned: boolean; hasCertificate: boolean; now: Date },
  windows: PurchaseWindows,
): { items: Item[] } | { refusal: ExchangeRefusal } {
  const item = order.items.find((candidate) => candidate.courseId === courseId);
  if (!item) return { refusal: 'exchange_closed' };
  const offer = exchangeOffer(order, item, hasCertificate, now, windows);
  if (offer.reason === 'certificate_claimed') return { refusal: 'certificate_claimed' };
  if (!offer.isOpen) return { refusal: 'exchange_closed' };
  if (isOwned) return { refusal: 'already_owned' };
  if (target.priceCents > itemValueCents(order, item)) {
    return { refusal: 'exchange_price_too_high' };
  }
  const exchangedFor = { courseId: target.courseId, title: target.title, at: now.toISOString() };
  const exchanged = { ...item, isGranted: true, exchangedFor };
  return { items: order.items.map((other) => (other === item ? exchanged : other)) };
}
