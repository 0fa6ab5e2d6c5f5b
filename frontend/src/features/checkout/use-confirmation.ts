import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { showToast } from '../../components/feedback/toast.ts';
import { type ConfirmationProblem, confirmIntent } from './confirm-intent.ts';
import { paymentIdOf } from './payment-return-search.ts';

interface Confirming {
  intent: PaymentIntent;
  clientSecret: string;
  onOutdated: () => void;
}

/** What the button 'Pay' does: once at a time, whatever is pressed meanwhile. */
export function useConfirmation({ intent, clientSecret, onOutdated }: Confirming) {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<string>();

  const end = (outcome: ConfirmationProblem) => {
    if (outcome.kind === 'outdated') {
      onOutdated();
      return;
    }
    if (outcome.kind === 'paid-before') {
      const id = paymentIdOf(clientSecret);
      void navigate({
        to: '/dashboard',
        search: intent.confirmation === 'setup' ? { setup_intent: id } : { payment_intent: id },
        replace: true,
      });
      return;
    }
    isRunning.current = false;
    setIsPaying(false);
    setProblem(outcome.message);
    if (outcome.kind === 'failed') {
      showToast({ title: 'Payment Failed', description: outcome.message, tone: 'error' });
    }
  };

  const confirm = async () => {
    if (!stripe || !elements || isRunning.current) return;
    isRunning.current = true;
    setIsPaying(true);
    setProblem(undefined);
    const returnUrl = `${location.origin}/dashboard`;
    const { confirmation } = intent;
    end(await confirmIntent({ stripe, elements, confirmation, returnUrl }));
  };

  return { confirm, isPaying, problem };
}
