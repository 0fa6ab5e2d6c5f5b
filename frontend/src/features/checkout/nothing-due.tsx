import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { applyEffects } from '#queries/effects.ts';
import { PreparingForm } from './card/preparing-form.tsx';

/** Opens the dashboard when nothing is left to pay: the plan is already active, or the bank is transferring the money for a course. */
export function NothingDue({ intent }: { intent: PaymentIntent }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void applyEffects(queryClient, 'createPaymentIntent');
    void navigate({ to: '/dashboard', replace: true }).then(() =>
      showToast(intent.kind === 'subscription' ? planActive(intent) : onItsWay(intent)),
    );
  }, [intent, navigate, queryClient]);
  return <PreparingForm />;
}

const planActive = ({ description }: PaymentIntent) =>
  ({
    title: 'Plan Active',
    description: `${description} is active. There is nothing left to pay.`,
    tone: 'success',
  }) as const;

const onItsWay = ({ description }: PaymentIntent) =>
  ({
    title: 'Payment on Its Way',
    description: `Your bank is transferring the money for ${description}. It opens when the money arrives; do not pay again.`,
    tone: 'info',
  }) as const;
