import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Subscription } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import { Notice } from '#ui/notice.tsx';
import { printDate } from '#lib/print-date.ts';
import { purchasesQuery } from '#queries/purchases.ts';
import { FailedPaymentActions } from './failed-payment-actions.tsx';
import { PlanInForce } from './plan-in-force.tsx';
import { failedPayment, isFailing } from './plan-sentences.ts';

/** Tells the owner of a plan that a payment for it failed; otherwise what the plan gives. */
export function PlanNotice({ learnerId }: { learnerId: string }) {
  // Stripe retries the card without notifying this tab.
  const { data } = useQuery(purchasesQuery(learnerId));
  const plan = data?.subscription;
  if (!plan) return null;
  if (isFailing(plan)) return <FailureNotice learnerId={learnerId} plan={plan} />;
  return <PlanInForce plan={plan} trial={data.trial} />;
}

function FailureNotice({ learnerId, plan }: { learnerId: string; plan: Subscription }) {
  const { graceEndsAt, isGranting } = plan;
  return (
    <Notice Icon={CreditCard}>
      <chakra.p textWrap="pretty">
        <strong>{failedPayment(plan)} failed.</strong>{' '}
        {isGranting && graceEndsAt !== null ? (
          <>
            You keep access to your courses until{' '}
            <time dateTime={graceEndsAt}>{printDate(graceEndsAt)}</time>.
          </>
        ) : (
          'You cannot use the courses in your plan until it is paid.'
        )}
      </chakra.p>
      <Box mt="3">
        <FailedPaymentActions learnerId={learnerId} plan={plan} />
      </Box>
    </Notice>
  );
}
