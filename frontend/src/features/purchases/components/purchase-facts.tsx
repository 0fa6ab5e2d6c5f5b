import { chakra } from '@chakra-ui/react';
import type { Purchase } from '@learning/shared/contract/purchases';
import { OutsideLink } from '#components/ui/text-link.tsx';
import { exactDollars } from '#lib/dollars.ts';
import { printDate } from '#lib/print-date.ts';

/** What was paid and when, what went back, and Stripe's receipt. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const paidAt = purchase.paidAt ?? purchase.orderedAt;
  return (
    <chakra.p mt="1" color="fg.muted" fontVariantNumeric="tabular-nums">
      <chakra.span color="fg">{exactDollars(purchase.amount)}</chakra.span>
      {' · '}
      <time dateTime={paidAt}>{printDate(paidAt)}</time>
      {purchase.refundedAmount > 0 && ` · ${exactDollars(purchase.refundedAmount)} refunded`}
      {purchase.receiptUrl && (
        <>
          {' · '}
          <OutsideLink href={purchase.receiptUrl} target="_blank" rel="noopener noreferrer">
            Receipt
          </OutsideLink>
        </>
      )}
    </chakra.p>
  );
}
