import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { applyEffects } from '#queries/effects.ts';
import { PreparingForm } from './card/preparing-form.tsx';

/** Nothing is left to confirm: the plan is active, and the dashboard shows it. */
export function NothingDue({ intent }: { intent: PaymentIntent }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    showToast({
      title: `${intent.description} is active`,
      description: 'There is nothing left to pay.',
      tone: 'success',
    });
    void applyEffects(queryClient, 'createPaymentIntent');
    void navigate({ to: '/dashboard', replace: true });
  }, [intent, navigate, queryClient]);
  return <PreparingForm />;
}
