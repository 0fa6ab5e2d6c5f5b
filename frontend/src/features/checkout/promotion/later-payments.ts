import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import { exactDollars } from '#lib/dollars.ts';
import { printDate } from '#lib/print-date.ts';

/** Says what a plan with a promotion code costs after today, and from when the full price. Source: rules/money.md M55 */
export function printLaterPayments(
  { discount, planDiscount, tax }: Pick<PaymentIntent, 'discount' | 'planDiscount' | 'tax'>,
  interval: BillingInterval,
): string {
  if (!discount || !planDiscount) return '';
  const plusTax = tax && !tax.isIncluded ? ' plus tax' : '';
  const { price, fullPriceFrom } = planDiscount;
  const less = `${exactDollars(price)} per ${interval}${plusTax}`;
  if (fullPriceFrom === null) {
    return `${less} for as long as you keep the plan. It renews until you cancel.`;
  }
  const full = `${exactDollars(discount.listPrice)} per ${interval}${plusTax}`;
  const from = printDate(fullPriceFrom);
  return `${less} before ${from}, and ${full} from that renewal on. It renews until you cancel.`;
}
