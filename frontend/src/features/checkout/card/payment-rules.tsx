import { chakra } from '#ui/chakra/factory.ts';
import { windowTexts } from '@learning/content/site/purchase-windows';
import type { PaymentIntent } from '@learning/shared/contract/billing';
import { Agreement } from '#components/agreement.tsx';
import type { CheckoutItem } from '../checkout-search.ts';
import { useExchangeOptions } from '../order/use-exchange-options.ts';

const { cancellation, exchange } = windowTexts;

interface Props {
  learnerId: string;
  item: CheckoutItem;
  intent: PaymentIntent;
}

/** States the cancellation and exchange rules of the item in plain words. Source: rules/money.md M10, M11, M18, M27, M29 */
export function PaymentRules({ learnerId, item, intent }: Props) {
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="5">
      {'pricingTierSlug' in item ? (
        <>
          Your plan renews every {item.interval ?? 'month'} until you cancel. Cancel within{' '}
          {cancellation} of this first payment for a full refund; claiming a certificate earned with
          the plan ends this option. After that, a cancellation takes effect at the end of the
          current {item.interval ?? 'month'}, without a refund.
        </>
      ) : (
        <CourseRules learnerId={learnerId} item={item} intent={intent} />
      )}{' '}
      <Agreement by="paying" />
    </chakra.p>
  );
}

function CourseRules({ learnerId, item, intent }: Props) {
  const canExchange = useExchangeOptions(learnerId, item, intent);
  return (
    <>
      Cancel within {cancellation} of this payment for a full refund. After that it is
      non-refundable
      {canExchange
        ? `, but within ${exchange} you can exchange a course once for one of equal or lesser price. Claiming a course’s certificate ends both options.`
        : '. Claiming a course’s certificate ends this option.'}
    </>
  );
}
