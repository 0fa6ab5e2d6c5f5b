/**
 * The exchange of a bought course: once, within 30 days, for one of equal or lesser price; no difference is paid back
 * (DECISIONS section 3). Each course of an order is a small state machine: granted → exchanged, and no way back.
 */
import {
  offerWithin,
  PURCHASE_WINDOWS,
  type PaidPurchase,
  type PurchaseOffer,
  type PurchaseWindows,
} from './purchase-windows.ts';

export interface ExchangeableItem {
  courseId: number;
  /** The part of the payment that stands for it. */
  shareCents: number;
  /** False where the course is owned through another order; what was paid for it can be exchanged all the same. */
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

/** The course that an item opens now. */
export function courseOfItem(item: ExchangeableItem): number {
  return item.exchangedFor?.courseId ?? item.courseId;
}

/** What a course may cost to take an item's place: what was paid for it and not paid back. */
export function itemValueCents(
  { amountCents, refundedCents }: Pick<ExchangeableOrder<never>, 'amountCents' | 'refundedCents'>,
  { shareCents }: Pick<ExchangeableItem, 'shareCents'>,
): number {
  return Math.floor((shareCents * (amountCents - refundedCents)) / amountCents);
}

export function exchangeOffer(
  order: PaidPurchase,
  item: Pick<ExchangeableItem, 'exchangedFor'>,
  hasCertificate: boolean,
  now: Date,
  { exchangeSeconds }: PurchaseWindows = PURCHASE_WINDOWS,
): PurchaseOffer {
  const certificate = hasCertificate ? 'certificate_claimed' : null;
  const closed = item.exchangedFor ? 'exchanged' : certificate;
  return offerWithin(order, exchangeSeconds, closed, now);
}

/**
 * An order's items after an exchange, or why it is refused.
 *
 * @param courseId an item of the order.
 * @param isOwned whether the learner owns the target, be it suspended.
 * @param hasCertificate whether the certificate of the course given back was claimed.
 */
export function exchange<Item extends ExchangeableItem>(
  order: ExchangeableOrder<Item>,
  courseId: number,
  target: ExchangeTarget,
  { isOwned, hasCertificate, now }: { isOwned: boolean; hasCertificate: boolean; now: Date },
  windows: PurchaseWindows = PURCHASE_WINDOWS,
): { items: Item[] } | { refusal: ExchangeRefusal } {
  const item = order.items.find((one) => one.courseId === courseId);
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
  return { items: order.items.map((one) => (one === item ? exchanged : one)) };
}
