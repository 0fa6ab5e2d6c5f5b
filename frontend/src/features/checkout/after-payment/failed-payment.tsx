import { bundle } from '@learning/content/tiers';
import type { PaymentState } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#ui/link-button.tsx';
import { tiersQuery } from '#queries/billing.ts';
import { PaymentNote } from './payment-note.tsx';

interface Props {
  payment: PaymentState;
  onClose: () => void;
}

/** Shows a payment that was declined or not confirmed, with a link back to the same checkout. */
export function FailedPayment({ payment, onClose }: Props) {
  return (
    <PaymentNote
      tone="danger"
      title="Payment Failed"
      actions={<BackToCheckout payment={payment} />}
      onClose={onClose}
    >
      Your payment for {payment.description} was not completed, and nothing was charged. Try again
      with the same card or another one.
    </PaymentNote>
  );
}

function BackToCheckout({ payment }: { payment: PaymentState }) {
  const { kind, courseIds, description, interval } = payment;
  const { data: tiers } = useQuery({ ...tiersQuery(), enabled: kind === 'subscription' });
  const course = kind === 'bundle' ? bundle.productId : courseIds[0];
  const tier = tiers?.find(({ name }) => name === description)?.slug;
  if (kind === 'subscription' && tier === undefined) {
    return (
      <LinkButton size="sm" to="/pricing">
        See Plans
      </LinkButton>
    );
  }
  return (
    <LinkButton
      size="sm"
      to="/checkout"
      search={
        kind === 'subscription'
          ? { tier: tier!, ...(interval === 'year' ? { interval } : {}) }
          : { course: course! }
      }
    >
      Back to Checkout
    </LinkButton>
  );
}
