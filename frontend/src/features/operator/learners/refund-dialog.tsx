import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useState } from 'react';
import { exactDollars } from '#lib/dollars.ts';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

/** A purchase, or a plan with its latest payment. */
export interface Refundable {
  orderId: string;
  title: string;
  version: number;
  /** US dollars that can still go back. */
  left: number;
}

interface Props {
  learnerId: string;
  payment: Refundable;
  onClose: () => void;
}

/** Returns a payment, whole or in part. */
export function RefundDialog({ learnerId, payment, onClose }: Props) {
  const [isWhole, setIsWhole] = useState(true);
  const [amount, setAmount] = useState('');
  // One id for all tries of this dialog, so that a repeated one refunds once.
  const [refundId] = useState(() => crypto.randomUUID());
  const refund = useOperatorMutation('refundPayment');
  const { orderId, title, version, left } = payment;
  const cents = Math.round(Number(amount) * 100);
  const isAmount = /^\d+(\.\d{1,2})?$/.test(amount) && cents > 0 && cents <= Math.round(left * 100);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Refund ${title}`}
      submitText={isWhole ? 'Refund All' : 'Refund Part'}
      pendingText="Refunding..."
      validate={() =>
        isWhole || isAmount ? undefined : `Enter an amount up to ${exactDollars(left)}.`
      }
      onSubmit={(reason) =>
        refund.mutateAsync({
          params: { learnerId, orderId },
          body: { refundId, amount: isWhole ? null : cents / 100, version, reason },
        })
      }
    >
      <chakra.fieldset>
        <chakra.legend textStyle="label" mb="2">
          How much
        </chakra.legend>
        <Stack gap="2">
          <ChoiceCard
            type="radio"
            name="how-much"
            value="all"
            checked={isWhole}
            onChange={() => setIsWhole(true)}
          >
            All that is left. A course is withdrawn with it, and so is its certificate.
          </ChoiceCard>
          <ChoiceCard
            type="radio"
            name="how-much"
            value="part"
            checked={!isWhole}
            onChange={() => setIsWhole(false)}
          >
            A part. Access stays.
          </ChoiceCard>
        </Stack>
      </chakra.fieldset>
      {!isWhole && (
        <Field label="Amount in US dollars" helperText={`Up to ${exactDollars(left)}.`}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxW="48"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
