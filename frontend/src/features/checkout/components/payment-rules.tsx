import { chakra } from '@chakra-ui/react';
import type { PaymentIntent } from '@learning/shared/contract/billing';

/** Cancellation and exchange in plain words (DECISIONS section 3; specification section 9). */
export function PaymentRules({ kind }: { kind: PaymentIntent['kind'] }) {
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="5">
      {kind === 'subscription' ? (
        <>
          Your plan renews every month until you cancel. Cancel within 24 hours of this first
          payment and you get it back in full; after that, a cancellation takes effect at the end of
          the month that has begun, without a refund.
        </>
      ) : (
        <>
          Cancel within 24 hours of this payment and you get it back in full. After that it is
          non-refundable, but within 30 days you can exchange a course once for one of equal or
          lesser price. Claiming a course’s certificate ends both.
        </>
      )}{' '}
      By paying you agree to these terms.
    </chakra.p>
  );
}
