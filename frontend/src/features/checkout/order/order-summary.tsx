import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PaymentIntent } from '@learning/shared/contract/billing';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { exactDollars } from '#lib/dollars.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { AlreadyIncluded } from './already-included.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderTitle } from './order-title.tsx';
import { AddedTax, IncludedTax } from './tax-lines.tsx';
import { printLaterPayments } from '../promotion/later-payments.ts';
import { useCatalogAmount } from './use-catalog-amount.ts';
import { Perks } from './perks.tsx';

interface Props {
  learnerId: string;
  item: CheckoutItem;
  /** undefined until the server has returned the price. */
  intent: PaymentIntent | undefined;
  /** Whether the buyer has to settle something before the price is set; meanwhile the catalog's is shown. */
  isWaiting?: boolean;
  /** Whether the buyer has to say where they are before the tax is known. */
  isTaxOpen?: boolean;
  /** Takes a promotion code, where the item can have one. */
  promotion?: ReactNode;
}

/** Shows the item, its contents and the total. On small screens it is one line, and the rest unfolds. */
export function OrderSummary({
  learnerId,
  item,
  intent,
  isWaiting = false,
  isTaxOpen = false,
  promotion,
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const catalogAmount = useCatalogAmount(item, isWaiting);
  const amount = intent?.amount ?? catalogAmount;
  const contentsId = useId();
  const perksId = useId();
  // The form for the card is on the first screen of a phone.
  const shown = isOpen ? 'block' : { base: 'none', lg: 'block' };
  return (
    <Panel
      as="section"
      aria-label="Order summary"
      px={{ base: '4', lg: '8' }}
      pt={{ base: '3', lg: '8' }}
      pb={{ base: isOpen ? '4' : '1', lg: '8' }}
      display={{ base: 'grid', lg: 'block' }}
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
    >
      <chakra.h2 textStyle="label" color="fg.muted" hideBelow="lg">
        Order summary
      </chakra.h2>
      <OrderTitle item={item} intent={intent} />
      <Button
        variant="plain"
        size="sm"
        hideFrom="lg"
        gridRow="2"
        justifySelf="start"
        minH="11"
        aria-expanded={isOpen}
        aria-controls={`${contentsId} ${perksId}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide Details' : 'Show Details'}
        <ChevronDown
          size={16}
          aria-hidden="true"
          style={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </Button>
      <Box id={contentsId} gridColumn="1 / -1" display={shown}>
        <OrderContents learnerId={learnerId} item={item} />
        {promotion}
        {intent?.tax && <AddedTax tax={intent.tax} />}
      </Box>
      <Box
        gridColumn="2"
        gridRow="1 / span 2"
        display="flex"
        flexDirection={{ base: 'column-reverse', lg: 'row' }}
        justifyContent={{ base: 'flex-end', lg: 'space-between' }}
        alignItems={{ base: 'flex-end', lg: 'baseline' }}
        columnGap="4"
        borderTopWidth={{ lg: '1px' }}
        mt={{ lg: '5' }}
        pt={{ lg: '5' }}
      >
        <chakra.span
          fontSize={{ base: 'sm', lg: 'md' }}
          color={{ base: 'fg.muted', lg: 'fg' }}
          fontWeight={{ lg: 'semibold' }}
        >
          {isTaxOpen ? 'Price' : 'Total due now'}
        </chakra.span>
        {amount !== undefined ? (
          <chakra.span textStyle="figure" fontSize={{ base: 'xl', lg: '2xl' }}>
            {exactDollars(amount)}
          </chakra.span>
        ) : (
          <Skeleton height="9" width="24" />
        )}
      </Box>
      <Box gridColumn="1 / -1" pb={{ base: '2', lg: '0' }} css={{ '&:empty': { display: 'none' } }}>
        {'pricingTierSlug' in item && (
          <Line>
            {intent?.planDiscount
              ? printLaterPayments(intent, item.interval ?? 'month')
              : `per ${item.interval ?? 'month'}, renews until you cancel`}
          </Line>
        )}
        {isTaxOpen && <Line>We’ll calculate the tax once we know where you are.</Line>}
        {intent?.tax && intent.tax.amount > 0 && !isOpen && (
          <Line hideFrom="lg">Including {exactDollars(intent.tax.amount)} tax.</Line>
        )}
        <AlreadyIncluded learnerId={learnerId} item={item} />
      </Box>
      <Box id={perksId} gridColumn="1 / -1" display={shown}>
        {intent?.tax && <IncludedTax tax={intent.tax} />}
        {intent?.kind === 'subscription' && intent.confirmation === 'payment' && (
          <Line>Charged today. The free trial is separate and costs nothing.</Line>
        )}
        <Perks learnerId={learnerId} item={item} intent={intent} />
      </Box>
    </Panel>
  );
}

const Line = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', mt: { lg: '1' } } });
