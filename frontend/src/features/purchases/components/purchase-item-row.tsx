import { chakra } from '@chakra-ui/react';
import type { PurchaseItem } from '@learning/shared/contract/purchases';
import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { printDate } from '../../../lib/print-date.ts';
import { closedBecause } from '../purchase-words.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { FactRow } from './fact-row.tsx';

interface Props {
  learnerId: string;
  orderId: string;
  item: PurchaseItem;
  /** Whether the purchase opens its courses now. */
  isOpen: boolean;
  /** Where focus goes when the button that had it is gone. */
  titleRef: RefObject<HTMLElement | null>;
}

/** One course of a purchase. */
export function PurchaseItemRow({ learnerId, orderId, item, isOpen, titleRef }: Props) {
  const [isExchanging, setIsExchanging] = useState(false);
  const exchangeButton = useRef<HTMLButtonElement>(null);
  const courseTitleId = useId();
  const { exchange, exchangedFor } = item;
  const current = exchangedFor ?? item;
  const closed = exchange.isOpen || exchangedFor ? '' : closedBecause('exchange', exchange.reason);
  const action = exchange.isOpen && (
    <Button
      ref={exchangeButton}
      size="sm"
      variant="outline"
      colorPalette="neutral"
      aria-describedby={courseTitleId}
      onClick={() => setIsExchanging(true)}
    >
      Exchange Course
    </Button>
  );
  return (
    <FactRow action={action}>
      <chakra.span id={courseTitleId}>
        {isOpen ? (
          <TextLink to="/course/$courseId" params={{ courseId: String(current.courseId) }}>
            {current.title}
          </TextLink>
        ) : (
          current.title
        )}
      </chakra.span>
      <chakra.p textStyle="small" mt="0.5">
        {exchangedFor && `In exchange for ${item.title}, on ${printDate(exchangedFor.at)}.`}
        {exchange.isOpen && exchange.until !== null && (
          <>
            Can be exchanged once, until{' '}
            <time dateTime={exchange.until}>{printDate(exchange.until)}</time>.
          </>
        )}
        {isOpen && closed}
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
