import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PaymentIntent } from '@learning/shared/contract/billing';
import { PaymentElement } from '@stripe/react-stripe-js';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { exactDollars } from '#lib/dollars.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { useConfirmation } from './use-confirmation.ts';
import { PaymentRules } from './payment-rules.tsx';
import { CardFieldsSkeleton } from './card-fields-skeleton.tsx';

interface Props {
  item: CheckoutItem;
  isEditingInvoice: boolean;
  intent: PaymentIntent;
  clientSecret: string;
  learner: SignedInLearner;
  onOutdated: () => void;
  onLoadError: () => void;
}

/** Renders Stripe's fields and the 'Pay' button. Card and account data go to Stripe and never to us. Source: rules/money.md M9 */
export function PaymentForm({ learner, item, onLoadError, ...payment }: Props) {
  const { intent } = payment;
  const [isReady, setIsReady] = useState(false);
  const { confirm, isPaying, problem } = useConfirmation({ learnerId: learner.id, ...payment });
  return (
    <Panel
      as="form"
      p={{ base: '4', md: '8' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <chakra.h2 textStyle="h3">Payment</chakra.h2>
      <Box mt={{ base: '3', md: '6' }} position="relative" minH="cardFields">
        {!isReady && (
          <Box position="absolute" inset="0">
            <CardFieldsSkeleton />
          </Box>
        )}
        <Box visibility={isReady ? 'visible' : 'hidden'}>
          <PaymentElement
            options={{
              layout: 'tabs',
              defaultValues: { billingDetails: { name: learner.name, email: learner.email } },
            }}
            onReady={() => setIsReady(true)}
            onLoadError={onLoadError}
          />
        </Box>
      </Box>
      <div role="alert">
        {problem && (
          <chakra.p color="fg.error" mt="5" display="flex" gap="2" alignItems="flex-start">
            <chakra.span mt="1" flexShrink="0">
              <CircleAlert size={16} aria-hidden="true" />
            </chakra.span>
            {problem}
          </chakra.p>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        width="100%"
        mt="5"
        fontVariantNumeric="tabular-nums"
        disabled={!isReady}
        pendingText={isPaying && 'Processing...'}
      >
        <Lock aria-hidden="true" />
        {intent.confirmation === 'setup'
          ? 'Save Card and Start'
          : `Pay ${exactDollars(intent.amount)}`}
      </Button>
      <PaymentRules learnerId={learner.id} item={item} intent={intent} />
    </Panel>
  );
}
