import { Spinner } from '#ui/chakra/spinner.ts';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { PaymentNote } from './payment-note.tsx';

interface Props {
  /** A check is running or will follow automatically. */
  isChecking: boolean;
  /** The server has no such payment. */
  isUnknown: boolean;
  /** Why the last check failed. */
  error: Error | null;
  onCheckAgain: () => void;
  onClose: () => void;
}

/** Shows what is safe and what to do until the server confirms the payment; grants nothing itself. */
export function WaitingPayment({ isChecking, isUnknown, error, onCheckAgain, onClose }: Props) {
  if (isChecking) {
    return (
      <PaymentNote
        tone="neutral"
        title={
          <>
            <Spinner size="inherit" me="2.5" aria-hidden="true" />
            Confirming your payment…
          </>
        }
      >
        This usually takes a few seconds. You can leave this page; your access starts automatically.
      </PaymentNote>
    );
  }
  const again = (
    <Button size="sm" onClick={onCheckAgain}>
      Check Again
    </Button>
  );
  if (isUnknown) {
    return (
      <PaymentNote tone="signal" title="No payment found" actions={again} onClose={onClose}>
        We could not find this payment. If your card was charged, do not pay again: contact us, and
        we will find it.
      </PaymentNote>
    );
  }
  return (
    <PaymentNote
      tone="signal"
      title={error ? 'We could not check your payment' : 'Your payment is not confirmed yet'}
      actions={again}
      onClose={onClose}
    >
      {error
        ? `${userMessageOf(error)} Your payment is safe; do not pay again.`
        : 'Stripe has not confirmed it yet. You get access automatically once it does; do not pay again.'}
    </PaymentNote>
  );
}
