import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { SignedInLearner } from '../../../lib/session/session-store.ts';
import { preparedPaymentQuery } from '../api/prepare-payment.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { CheckoutColumns } from './checkout-columns.tsx';
import { CheckoutRefusal } from './checkout-refusal.tsx';
import { NothingDue } from './nothing-due.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentElements } from './payment-elements.tsx';
import { PreparingForm } from './preparing-form.tsx';

interface Props {
  learner: SignedInLearner;
  item: CheckoutItem;
  contactSales: ReactNode;
}

/** Prepares the payment, then shows the form or what stands in its way (specification sections 4 and 8). */
export function Checkout({ learner, item, contactSales }: Props) {
  const { data, error, isFetching, refetch } = useQuery(preparedPaymentQuery(learner.id, item));

  const [isElementMissing, setIsElementMissing] = useState(false);
  const prepareAgain = () => {
    setIsElementMissing(false);
    void refetch();
  };

  // Coming back from the bank's page, the browser may restore this one with a form that has been sent.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refetch();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [refetch]);

  if (isFetching) {
    return (
      <CheckoutColumns summary={<OrderSummary item={item} />}>
        <PreparingForm />
      </CheckoutColumns>
    );
  }
  if (error || !data || isElementMissing) {
    return (
      <CheckoutRefusal
        error={error}
        item={item}
        contactSales={contactSales}
        onRetry={prepareAgain}
      />
    );
  }
  if (!data.form) return <NothingDue intent={data.intent} />;
  return (
    <CheckoutColumns summary={<OrderSummary item={item} intent={data.intent} />}>
      <PaymentElements
        key={data.form.clientSecret}
        intent={data.intent}
        form={data.form}
        learner={learner}
        onOutdated={prepareAgain}
        onLoadError={() => setIsElementMissing(true)}
      />
    </CheckoutColumns>
  );
}
