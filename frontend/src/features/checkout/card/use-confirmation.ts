import { TERMS_VERSION } from '@learning/content/site/terms-version';
import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { userMessageOf } from '#lib/api-error.ts';
import { api } from '#lib/api-client.ts';
import { hasSucceeded } from '../after-payment/payment-state.ts';
import { type ConfirmationProblem, confirmIntent } from './confirm-intent.ts';
import { paymentIdOf } from '../after-payment/payment-return-search.ts';

interface ConfirmationOptions {
  learnerId: string;
  intent: PaymentIntent;
  clientSecret: string;
  /** Invoice details are open that would be lost by paying. */
  isEditingInvoice: boolean;
  onOutdated: () => void;
}

const NO_ANSWER = {
  payment:
    'The bank didn’t answer, so we don’t know yet whether your card was charged. Click Pay again: you won’t be charged twice.',
  setup:
    'The bank didn’t answer, so we don’t know yet whether your card was saved. Try again: nothing will be charged.',
};

const SAVE_INVOICE_FIRST =
  'Your company details are not saved yet. Save or cancel them above, then pay.';

/** Records that the learner agrees to the terms, then confirms the payment, one confirmation at a time, however often 'Pay' is clicked. */
export function useConfirmation({
  learnerId,
  intent,
  clientSecret,
  isEditingInvoice,
  onOutdated,
}: ConfirmationOptions) {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const paymentId = paymentIdOf(clientSecret);
  const isSetup = intent.confirmation === 'setup';

  // A learner who has left the page is not sent to the dashboard.
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const goToDashboard = () => {
    if (!isMounted.current) return;
    void navigate({
      to: '/dashboard',
      search: isSetup ? { setup_intent: paymentId } : { payment_intent: paymentId },
      replace: true,
    });
  };

  const allowRetry = (text?: string) => {
    isRunning.current = false;
    setIsPaying(false);
    setProblem(text);
  };

  const handleProblem = async (confirmationProblem: ConfirmationProblem) => {
    switch (confirmationProblem.kind) {
      case 'outdated':
        return onOutdated();
      case 'already-paid':
        return goToDashboard();
      case 'no-response':
        if (await hasSucceeded(learnerId, paymentId)) return goToDashboard();
        return allowRetry(NO_ANSWER[isSetup ? 'setup' : 'payment']);
      case 'incomplete':
        return allowRetry();
      case 'failed':
        // The reason also shows beside the button, for learners who miss the toast.
        showToast({
          title: 'Payment Failed',
          description: confirmationProblem.reason,
          tone: 'error',
        });
        return allowRetry(
          `${confirmationProblem.reason} Nothing was charged. Try again or use another card.`,
        );
    }
  };

  const confirm = async () => {
    if (!stripe || !elements || isRunning.current) return;
    if (isEditingInvoice) return setProblem(SAVE_INVOICE_FIRST);
    isRunning.current = true;
    setIsPaying(true);
    setProblem(undefined);
    try {
      const version = TERMS_VERSION;
      await api.acceptTerms({
        params: { userId: learnerId, orderId: intent.orderId },
        body: { version },
      });
    } catch (error) {
      return allowRetry(userMessageOf(error));
    }
    const returnUrl = `${location.origin}/dashboard`;
    const { confirmation } = intent;
    await handleProblem(await confirmIntent({ stripe, elements, confirmation, returnUrl }));
  };

  return { confirm, isPaying, problem };
}
