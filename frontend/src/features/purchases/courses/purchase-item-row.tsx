import { chakra } from '#ui/chakra/factory.ts';
import type { PurchaseItem } from '@learning/shared/contract/purchases';
import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CourseTitle } from './course-title.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { ExchangeNote, hasExchangeNote } from './exchange-note.tsx';
import { FactRow } from '../fact-row.tsx';

interface Props {
  learnerId: string;
  orderId: string;
  item: PurchaseItem;
  /** Whether the purchase grants access now. */
  hasAccess: boolean;
  /** Id of the card's title if that names the course; the courses of a bundle have their own titles. */
  cardTitleId?: string | undefined;
  /** Gets the focus when the clicked button has disappeared. */
  titleRef: RefObject<HTMLElement | null>;
}

/** Shows one course of a purchase: its title, unless the card already has it, and its exchange. */
export function PurchaseItemRow({ cardTitleId, titleRef, ...rest }: Props) {
  const { learnerId, orderId, item, hasAccess } = rest;
  const [isExchanging, setIsExchanging] = useState(false);
  const exchangeButton = useRef<HTMLButtonElement>(null);
  const ownTitleId = useId();
  if (cardTitleId !== undefined && !hasExchangeNote(item, hasAccess)) return null;
  const action = item.exchange.isOpen && item.hasExchangeTarget && (
    <Button
      ref={exchangeButton}
      size="sm"
      variant="outline"
      colorPalette="neutral"
      aria-describedby={cardTitleId ?? ownTitleId}
      onClick={() => setIsExchanging(true)}
    >
      Exchange Course
    </Button>
  );
  return (
    <FactRow action={action}>
      {cardTitleId === undefined && (
        <chakra.span id={ownTitleId}>
          <CourseTitle item={item} hasAccess={hasAccess} />
        </chakra.span>
      )}
      <chakra.p {...(cardTitleId === undefined && { textStyle: 'small', mt: '0.5' })}>
        <ExchangeNote item={item} hasAccess={hasAccess} />
      </chakra.p>
      <ExchangeDialog
        learnerId={learnerId}
        orderId={orderId}
        item={item}
        open={isExchanging}
        onClose={() => setIsExchanging(false)}
        finalFocus={() => exchangeButton.current ?? titleRef.current}
      />
    </FactRow>
  );
}
