import type { PaymentState } from '@learning/shared/contract/purchases';
import { LinkButton } from '#ui/link-button.tsx';
import { PaymentNote } from './payment-note.tsx';

interface Props {
  state: keyof typeof CLOSED_PAYMENT_TEXTS;
  description: string;
  onClose: () => void;
}

/** Shows a payment that was made but grants nothing, or not yet. */
export function ClosedPayment({ state, description, onClose }: Props) {
  const { tone, title, text, hasMore } = CLOSED_PAYMENT_TEXTS[state];
  return (
    <PaymentNote
      tone={tone}
      title={title}
      actions={
        hasMore && (
          <LinkButton to="/account/purchases" size="sm" variant="outline">
            Your Purchases
          </LinkButton>
        )
      }
      onClose={onClose}
    >
      {text(description)}
    </PaymentNote>
  );
}

interface ClosedPaymentText {
  tone: 'signal' | 'neutral';
  title: string;
  text: (description: string) => string;
  /** True if the purchases page shows more. */
  hasMore: boolean;
}

/** Texts for payments that grant nothing: what happened, what is safe, what to do. */
const CLOSED_PAYMENT_TEXTS: Record<
  Exclude<PaymentState['state'], 'waiting' | 'granted' | 'failed'>,
  ClosedPaymentText
> = {
  processing: {
    tone: 'neutral',
    title: 'Your payment is on its way',
    text: (description) =>
      `Your bank is transferring the money for ${description}, which takes up to four business days. It opens when the money arrives, and we email you either way. Do not pay again.`,
    hasMore: false,
  },
  checking: {
    tone: 'signal',
    title: 'We are checking your payment',
    text: (description) =>
      `We received your payment for ${description} and are checking it. Do not pay again; we will email you.`,
    hasMore: false,
  },
  disputed: {
    tone: 'signal',
    title: 'This payment is disputed',
    text: (description) =>
      `Your payment for ${description} is disputed with your bank. You have no access to what it paid for until the bank decides; do not pay again.`,
    hasMore: true,
  },
  duplicate: {
    tone: 'signal',
    title: 'You already own this',
    text: (description) =>
      `You already owned everything in ${description}, so we are refunding the full amount to your card. Banks take a few days to show it.`,
    hasMore: false,
  },
  refunded: {
    tone: 'neutral',
    title: 'This payment was refunded',
    text: (description) =>
      `Your payment for ${description} was refunded to your card, or the refund is on its way. Banks take a few days to show it.`,
    hasMore: true,
  },
  ended: {
    tone: 'neutral',
    title: 'This plan is not active',
    text: (description) =>
      `Your payment for ${description} arrived, but the plan is no longer active.`,
    hasMore: true,
  },
};
