import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PaymentIntent } from '@learning/shared/contract/billing';
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

/** Shows the item, its contents and the total. On small screens the contents unfold. */
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
  // On small screens, the form for the card comes into sight below the total.
  const shown = isOpen ? 'block' : { base: 'none', lg: 'block' };
  return (
    <Panel as="section" aria-label="Order summary" p={{ base: '5', md: '8' }}>
      <chakra.h2 textStyle="label" color="fg.muted">
        Order summary
      </chakra.h2>
      <OrderTitle item={item} intent={intent} />
      <Box id={contentsId} display={shown}>
        <OrderContents learnerId={learnerId} item={item} />
      </Box>
      <AlreadyIncluded learnerId={learnerId} item={item} />
      {promotion}
      {intent?.tax && <AddedTax tax={intent.tax} />}
      <Box
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="4"
        borderTopWidth="1px"
        mt="5"
        pt="5"
      >
        <chakra.span fontWeight="semibold">{isTaxOpen ? 'Price' : 'Total due now'}</chakra.span>
        {amount !== undefined ? (
          <chakra.span textStyle="figure" fontSize="2xl">
            {exactDollars(amount)}
          </chakra.span>
        ) : (
          <Skeleton height="9" width="24" alignSelf="flex-start" />
        )}
      </Box>
      {intent?.tax && <IncludedTax tax={intent.tax} />}
      {isTaxOpen && (
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          The tax shows once we know where you are.
        </chakra.p>
      )}
      {'pricingTierSlug' in item && (
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          {intent?.planDiscount
            ? printLaterPayments(intent, item.interval ?? 'month')
            : `per ${item.interval ?? 'month'}, renews until you cancel`}
        </chakra.p>
      )}
      {intent?.kind === 'subscription' && intent.confirmation === 'payment' && (
        <chakra.p textStyle="small" color="fg.muted">
          Charged today. The free trial is separate and costs nothing.
        </chakra.p>
      )}
      <Box id={perksId} display={shown}>
        <Perks learnerId={learnerId} item={item} intent={intent} />
      </Box>
      <Button
        variant="plain"
        size="sm"
        hideFrom="lg"
        mt="2"
        aria-expanded={isOpen}
        aria-controls={`${contentsId} ${perksId}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide What’s Included' : 'Show What’s Included'}
      </Button>
    </Panel>
  );
}
