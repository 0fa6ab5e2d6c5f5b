import type { PaymentState } from '@learning/shared/contract/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { applyEffects } from '#queries/effects.ts';

/** Once the server has booked a payment: says so, and brings what it opened up to date. */
export function useSettledPayment(payment: PaymentState | null | undefined, onSettled: () => void) {
  const queryClient = useQueryClient();
  const hasSettled = useRef(false);
  const state = payment?.state;
  const description = payment?.description;

  useEffect(() => {
    if (hasSettled.current || !state || state === 'waiting') return;
    hasSettled.current = true;
    if (state === 'granted') {
      showToast({
        title: 'Payment Successful',
        description: `Thank you for your purchase! Welcome to ${description}.`,
        tone: 'success',
      });
    }
    if (state !== 'failed') void applyEffects(queryClient, 'createPaymentIntent');
    onSettled();
  }, [state, description, queryClient, onSettled]);
}
