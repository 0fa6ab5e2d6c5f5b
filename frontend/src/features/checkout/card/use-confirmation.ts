import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { hasArrived } from '../after-payment/payment-state.ts';
import { type ConfirmationProblem, confirmIntent } from './confirm-intent.ts';
import { paymentIdOf } from '../after-payment/payment-return-search.ts';

interface Confirming {
  learnerId: string;
  intent: PaymentIntent;
  clientSecret: string;
  onOutdated: () => void;
}

const NO_ANSWER = {
  payment:
    'The bank did not answer, so we do not know yet whether your card was charged. Press Pay again: you will not be charged twice.',
  setup:
    'The bank did not answer, so we do not know yet whether your card was saved. Try again: nothing will be charged.',
};

/** The 'Pay' button: one confirmation at a time, however often it is pressed. */
export function useConfirmation({ learnerId, intent, clientSecret, onOutdated }: Confirming) {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const paymentId = paymentIdOf(clientSecret);
  const isSetup = intent.confirmation === 'setup';

  // A learner who left the page meanwhile is not sent to the dashboard.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const toDashboard = () => {
    if (!isHere.current) return;
    void navigate({
      to: '/dashboard',
      search: isSetup ? { setup_intent: paymentId } : { payment_intent: paymentId },
      replace: true,
    });
  };

  const letTryAgain = (text?: string) => {
    isRunning.current = false;
    setIsPaying(false);
    setProblem(text);
  };

  const end = async (outcome: ConfirmationProblem) => {
    switch (outcome.kind) {
      case 'outdated':
        return onOutdated();
      case 'paid-before':
        return toDashboard();
      case 'unanswered':
        if (await hasArrived(learnerId, paymentId)) return toDashboard();
        return letTryAgain(NO_ANSWER[isSetup ? 'setup' : 'payment']);
      case 'incomplete':
        return letTryAgain();
      case 'failed':
        // The bank's words, also beside the button for learners who missed the toast.
        showToast({ title: 'Payment Failed', description: outcome.message, tone: 'error' });
        return letTryAgain(
          `${outcome.message} Nothing was charged. Try again or use another card.`,
        );
    }
  };

  const confirm = async () => {
    if (!stripe || !elements || isRunning.current) return;
    isRunning.current = true;
    setIsPaying(true);
    setProblem(undefined);
    const returnUrl = `${location.origin}/dashboard`;
    const { confirmation } = intent;
    await end(await confirmIntent({ stripe, elements, confirmation, returnUrl }));
  };

  return { confirm, isPaying, problem };
}
