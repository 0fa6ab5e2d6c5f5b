import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { applyEffects } from '#queries/effects.ts';
import { PreparingForm } from './card/preparing-form.tsx';

/** Opens the dashboard when nothing is left to pay because the plan is already active. */
export function NothingDue({ intent }: { intent: PaymentIntent }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void applyEffects(queryClient, 'createPaymentIntent');
    void navigate({ to: '/dashboard', replace: true }).then(() =>
      showToast({
        title: 'Plan Active',
        description: `${intent.description} is active. There is nothing left to pay.`,
        tone: 'success',
      }),
    );
  }, [intent, navigate, queryClient]);
  return <PreparingForm />;
}
