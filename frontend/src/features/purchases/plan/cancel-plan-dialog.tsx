import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Subscription } from '@learning/shared/contract/purchases';
import type { ReactNode } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { exactDollars } from '#lib/dollars.ts';
import { printDate } from '#lib/print-date.ts';
import { useCancelPurchase, useSetSubscriptionEnd } from '../change-purchases.ts';
import { endsImmediately, isFailing } from './plan-sentences.ts';
import { printUntil } from '../print-until.ts';
import { ActionError } from '../action-error.tsx';

interface Props {
  learnerId: string;
  plan: Subscription;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/**
 * Offers the ways to end a plan: at the end of the paid period, or now if nothing is paid; within 24 hours of the first
 * payment also now with a refund.
 */
export function CancelPlanDialog({ learnerId, plan, open, onClose, finalFocus }: Props) {
  const end = useSetSubscriptionEnd(learnerId);
  const refund = useCancelPurchase(learnerId);
  const isBusy = end.isPending || refund.isPending;
  const close = () => {
    end.reset();
    refund.reset();
    onClose();
  };
  const onSuccess = () => {
    close();
    showToast({ tone: 'success', title: 'Plan Canceled' });
  };
  const { endsAt, currentPeriodEnd, cancellation, keptAmount } = plan;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Cancel ${plan.tier.name}?`}
      finalFocus={finalFocus}
      footer={
        <Button variant="outline" colorPalette="neutral" onClick={close}>
          {endsAt === null ? 'Keep Plan' : 'Go Back'}
        </Button>
      }
    >
      <chakra.p textStyle="body">
        You keep the courses you bought, your progress, notes and certificates.
        {plan.maxUsers > 1 && ' Your team members lose their seats when the plan ends.'}
      </chakra.p>
      <Stack gap="4" mt="6">
        {endsImmediately(plan) && (
          <EndingChoice
            title="Now, without another charge"
            action={
              <Button
                disabled={isBusy}
                pendingText={end.isPending && 'Canceling...'}
                onClick={() => end.mutate(true, { onSuccess })}
              >
                End Plan Now
              </Button>
            }
          >
            This {plan.tier.interval} has not been paid. The plan ends now, you lose access to its
            courses, and you are not charged again.
          </EndingChoice>
        )}
        {!endsImmediately(plan) && endsAt === null && currentPeriodEnd !== null && (
          <EndingChoice
            title={`At the end of the ${plan.tier.interval} you paid for`}
            action={
              <Button
                disabled={isBusy}
                pendingText={end.isPending && 'Canceling...'}
                onClick={() => end.mutate(true, { onSuccess })}
              >
                End on {printDate(currentPeriodEnd)}
              </Button>
            }
          >
            You keep access to its courses until then
            {isFailing(plan) ? '' : ', you are not charged again'}, and you can change your mind.
          </EndingChoice>
        )}
        {cancellation.isOpen && cancellation.until !== null && (
          <EndingChoice
            title="Now, with a refund"
            action={
              <Button
                variant="outline"
                disabled={isBusy}
                pendingText={refund.isPending && 'Canceling...'}
                onClick={() => refund.mutate(plan.orderId, { onSuccess })}
              >
                Cancel and Get a Refund
              </Button>
            }
          >
            You get {keptAmount > 0 ? exactDollars(keptAmount) : 'what you paid'} back on the card
            you paid with, and you lose access to the plan’s courses right away. Available until{' '}
            {printUntil(cancellation.until)}.
          </EndingChoice>
        )}
      </Stack>
      <ActionError error={end.error ?? refund.error} />
    </Dialog>
  );
}

interface EndingChoiceProps {
  title: string;
  /** The consequences. */
  children: ReactNode;
  action: ReactNode;
}

/** Shows one option for ending a plan. */
function EndingChoice({ title, children, action }: EndingChoiceProps) {
  return (
    <chakra.section borderWidth="1px" borderRadius="l2" p={{ base: '4', sm: '5' }}>
      <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
      <chakra.p color="fg.muted" mt="1" mb="4" textWrap="pretty">
        {children}
      </chakra.p>
      {action}
    </chakra.section>
  );
}
