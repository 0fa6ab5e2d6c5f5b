import { lazy, Suspense, useState } from 'react';
import { PaymentPlace } from './payment-place.tsx';
import type { ReturnedPayment } from './payment-return-search.ts';

const PaymentPanel = lazy(async () => ({
  default: (await import('./payment-panel.tsx')).PaymentPanel,
}));

interface Props {
  learnerId: string;
  /** The payment in the address; undefined once it is removed. */
  payment: ReturnedPayment | undefined;
  /** Called when the payment has its final state, to remove it from the address. */
  onSettled: () => void;
}

/** Shows a payment's outcome on the dashboard until it is closed, even after the address is cleaned. */
export function PaymentReturn({ learnerId, payment, onSettled }: Props) {
  const [shown, setShown] = useState(payment);
  if (payment && payment.paymentId !== shown?.paymentId) setShown(payment);
  if (!shown) return null;
  const close = () => {
    onSettled();
    setShown(undefined);
  };
  return (
    <Suspense fallback={<PaymentPlace />}>
      <PaymentPanel
        key={shown.paymentId}
        learnerId={learnerId}
        payment={shown}
        onSettled={onSettled}
        onClose={close}
      />
    </Suspense>
  );
}
