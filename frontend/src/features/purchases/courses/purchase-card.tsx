import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Purchase } from '@learning/shared/contract/purchases';
import { useId, useRef, useState } from 'react';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { exactDollars } from '#lib/dollars.ts';
import { printDate } from '#lib/print-date.ts';
import { printUntil } from '../print-until.ts';
import { closedNote, explainState, stateOf } from '../purchase-words.ts';
import { CancelPurchaseDialog } from './cancel-purchase-dialog.tsx';
import { WithdrawalRow } from '../withdrawal-row.tsx';
import { CourseStep } from './course-step.tsx';
import { CourseTitle } from './course-title.tsx';
import { FactRow } from '../fact-row.tsx';
import { PurchaseItemRow } from './purchase-item-row.tsx';

/** Shows a one-time purchase: amount, courses and possible actions. */
export function PurchaseCard({ learnerId, purchase }: { learnerId: string; purchase: Purchase }) {
  const [isCanceling, setIsCanceling] = useState(false);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { word, palette } = stateOf(purchase);
  const explanation = explainState(purchase.state);
  const { cancellation, withdrawal, items } = purchase;
  const hasAccess = purchase.state === 'paid' || purchase.state === 'refund_failed';
  const single = items.length === 1 ? items[0] : undefined;
  // The note of a single course says it for both.
  const isSaid = single?.exchange.reason === 'certificate_claimed';
  const closed = isSaid ? '' : closedNote('cancel', cancellation.reason);
  return (
    <Panel>
      <HStack justify="space-between" align="start" gap="4">
        <chakra.h3 id={titleId} ref={title} tabIndex={-1} textStyle="h4" outline="none">
          {single ? <CourseTitle item={single} hasAccess={hasAccess} /> : purchase.title}
        </chakra.h3>
        <Badge colorPalette={palette} flexShrink="0">
          {word}
        </Badge>
      </HStack>
      <PurchaseFacts purchase={purchase} />
      {explanation && (
        <chakra.p mt="3" textWrap="pretty">
          {explanation}
        </chakra.p>
      )}
      <Box mt="5" _empty={{ display: 'none' }}>
        {hasAccess &&
          items.map((item) => (
            <CourseStep
              key={item.courseId}
              learnerId={learnerId}
              item={item}
              isSingle={single !== undefined}
            />
          ))}
        {items.map((item) => (
          <PurchaseItemRow
            key={item.courseId}
            learnerId={learnerId}
            orderId={purchase.orderId}
            item={item}
            hasAccess={hasAccess}
            cardTitleId={single && titleId}
            titleRef={title}
          />
        ))}
        <WithdrawalRow
          learnerId={learnerId}
          contract={{ ...purchase, paid: purchase.amount - purchase.refundedAmount }}
          cardTitleId={titleId}
          titleRef={title}
        />
        {!withdrawal.isOpen && cancellation.isOpen && cancellation.until !== null && (
          <FactRow
            action={
              <Button
                ref={cancelButton}
                size="sm"
                variant="outline"
                colorPalette="neutral"
                aria-describedby={titleId}
                onClick={() => setIsCanceling(true)}
              >
                Cancel Purchase
              </Button>
            }
          >
            Full refund until{' '}
            <time dateTime={cancellation.until}>{printUntil(cancellation.until)}</time>.
          </FactRow>
        )}
        {!withdrawal.isOpen && !cancellation.isOpen && closed && purchase.state === 'paid' && (
          <FactRow>{closed}</FactRow>
        )}
      </Box>
      <CancelPurchaseDialog
        learnerId={learnerId}
        purchase={purchase}
        open={isCanceling}
        onClose={() => setIsCanceling(false)}
        finalFocus={() => cancelButton.current ?? title.current}
      />
    </Panel>
  );
}

/** Shows amount, date, refund and Stripe's receipt. */
function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const paidAt = purchase.paidAt ?? purchase.orderedAt;
  return (
    <chakra.p mt="1" color="fg.muted" fontVariantNumeric="tabular-nums">
      <chakra.span color="fg">{exactDollars(purchase.amount)}</chakra.span>
      {purchase.discount &&
        ` instead of ${exactDollars(purchase.discount.listPrice)} with ${purchase.discount.code}`}
      {purchase.tax && `, including ${exactDollars(purchase.tax.amount)} tax`}
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
