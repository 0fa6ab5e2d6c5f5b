import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { useRefreshAccess } from '../api/refresh-access.ts';
import { PreparingForm } from './preparing-form.tsx';

/** Nothing is left to confirm: the plan is active, and the dashboard shows it. */
export function NothingDue({ intent }: { intent: PaymentIntent }) {
  const navigate = useNavigate();
  const refreshAccess = useRefreshAccess();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    showToast({
      title: `${intent.description} is active`,
      description: 'Nothing is left to pay.',
      tone: 'success',
    });
    void refreshAccess();
    void navigate({ to: '/dashboard', replace: true });
  }, [intent, navigate, refreshAccess]);
  return <PreparingForm />;
}
