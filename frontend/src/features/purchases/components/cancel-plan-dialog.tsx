import { chakra, Stack } from '@chakra-ui/react';
import type { Subscription } from '@learning/shared/contract/purchases';
import { showToast } from '../../../components/feedback/toast.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { printDate } from '../../../lib/print-date.ts';
import { useCancelPurchase, useSetSubscriptionEnd } from '../api/change-purchases.ts';
import { printUntil } from '../print-until.ts';
import { ActionError } from './action-error.tsx';
import { EndingChoice } from './ending-choice.tsx';

interface Props {
  learnerId: string;
  plan: Subscription;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Two ways to end a plan: with the period that is paid, or, within 24 hours of the first payment, at once with a refund. */
export function CancelPlanDialog({ learnerId, plan, open, onClose, finalFocus }: Props) {
  const end = useSetSubscriptionEnd(learnerId);
  const refund = useCancelPurchase(learnerId);
  const isBusy = end.isPending || refund.isPending;
  const close = () => {
    end.reset();
    refund.reset();
    onClose();
  };
  const saying = (description: string) => ({
    onSuccess: () => {
      close();
      showToast({ tone: 'success', title: 'Plan Canceled', description });
    },
  });
  const { endsAt, currentPeriodEnd, cancellation } = plan;
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
        Courses you bought, your progress, notes and certificates stay yours.
        {plan.maxUsers > 1 && ' The seats you gave close with the plan.'}
      </chakra.p>
      <Stack gap="4" mt="6">
        {endsAt === null && currentPeriodEnd !== null && (
          <EndingChoice
            title="With the month you have paid"
            action={
              <Button
                disabled={isBusy}
                pendingText={end.isPending && 'Canceling...'}
                onClick={() => end.mutate(true, saying('It stays open until the period ends.'))}
              >
                End on {printDate(currentPeriodEnd)}
              </Button>
            }
          >
            Courses stay open until then, nothing is charged again, and you can change your mind.
          </EndingChoice>
        )}
        {cancellation.isOpen && cancellation.until !== null && (
          <EndingChoice
            title="Now, with your money back"
            action={
              <Button
                variant="outline"
                disabled={isBusy}
                pendingText={refund.isPending && 'Canceling...'}
                onClick={() =>
                  refund.mutate(plan.orderId, saying('Your payment is on its way back.'))
                }
              >
                Cancel and Get a Refund
              </Button>
            }
          >
            All you have paid for this plan goes back to your card, and the plan’s courses close at
            once. Possible until {printUntil(cancellation.until)}.
          </EndingChoice>
        )}
      </Stack>
      <ActionError error={end.error ?? refund.error} />
    </Dialog>
  );
}
