import { lazy, Suspense } from 'react';
import { PaymentPlace } from './payment-place.tsx';
import type { ReturnedPayment } from './payment-return-search.ts';

const PaymentPanel = lazy(async () => ({
  default: (await import('./payment-panel.tsx')).PaymentPanel,
}));

interface Props {
  learnerId: string;
  payment: ReturnedPayment;
  /** Called when the payment has its final state, to remove it from the address. */
  onSettled: () => void;
  onClose: () => void;
}

/** Shows a payment's outcome on the dashboard until it is closed. Loads its code, and keeps the place meanwhile. */
export function PaymentReturn(props: Props) {
  return (
    <Suspense fallback={<PaymentPlace />}>
      <PaymentPanel key={props.payment.paymentId} {...props} />
    </Suspense>
  );
}
