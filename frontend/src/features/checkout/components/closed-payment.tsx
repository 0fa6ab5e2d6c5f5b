import { LinkButton } from '#components/ui/link-button.tsx';
import { PAYMENT_WORDS } from '../payment-words.ts';
import { PaymentNote } from './payment-note.tsx';

interface Props {
  state: keyof typeof PAYMENT_WORDS;
  description: string;
  onClose: () => void;
}

/** A payment that arrived, and opens nothing now. */
export function ClosedPayment({ state, description, onClose }: Props) {
  const { tone, title, text, hasMore } = PAYMENT_WORDS[state];
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
