import { Box } from '@chakra-ui/react';
import type { Subscription } from '@learning/shared/contract/purchases';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { printDate } from '../../../lib/print-date.ts';
import { useSetSubscriptionEnd } from '../api/change-purchases.ts';
import { type PortalFlow, useOpenPortal } from '../api/open-portal.ts';
import { isOver } from '../plan-words.ts';
import { printUntil } from '../print-until.ts';
import { ActionError } from './action-error.tsx';
import { CancelPlanDialog } from './cancel-plan-dialog.tsx';
import { FactRow } from './fact-row.tsx';

interface Props {
  learnerId: string;
  plan: Subscription;
  /** Where focus goes when the button that had it is gone. */
  titleRef: RefObject<HTMLElement | null>;
}

const quiet = { size: 'sm', variant: 'outline', colorPalette: 'neutral' } as const;

/** What can be done with a plan, each beside the fact it changes. */
export function PlanActions({ learnerId, plan, titleRef }: Props) {
  const portal = useOpenPortal(learnerId, plan);
  const end = useSetSubscriptionEnd(learnerId);
  const [isCanceling, setIsCanceling] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { cancellation, endsAt } = plan;

  if (isOver(plan)) {
    return (
      <LinkButton to="/pricing" variant="outline">
        See Plans
      </LinkButton>
    );
  }

  const isFailing = plan.status === 'past_due' || plan.status === 'unpaid';
  const isLeaving = portal.isPending || portal.isSuccess;
  const portalButton = (flow: PortalFlow, words: string, look: object = quiet) => (
    <Button
      {...look}
      disabled={isLeaving}
      pendingText={isLeaving && portal.variables === flow && 'Opening...'}
      onClick={() => portal.mutate(flow)}
    >
      {words}
    </Button>
  );
  return (
    <>
      <Box>
        {isFailing && (
          <FactRow action={portalButton('update-card', 'Update Card', { size: 'sm' })}>
            Your card was not charged.
          </FactRow>
        )}
        {endsAt !== null ? (
          <FactRow
            action={
              <Button
                size="sm"
                pendingText={end.isPending && 'Keeping...'}
                onClick={() => end.mutate(false, { onSuccess: () => titleRef.current?.focus() })}
              >
                Keep Plan
              </Button>
            }
          >
            You can still change your mind.
          </FactRow>
        ) : (
          <FactRow action={portalButton('change-tier', 'Change Plan')}>
            Other plans open more or fewer courses and seats.
          </FactRow>
        )}
        {plan.maxUsers > 1 && plan.isGranting && (
          <FactRow
            action={
              <LinkButton to="/account/team" {...quiet}>
                Manage Seats
              </LinkButton>
            }
          >
            {plan.seatsUsed} of {plan.maxUsers} seats taken, yours included.
          </FactRow>
        )}
        <FactRow action={portalButton('overview', 'Cards, Invoices, Receipts')}>
          Kept by Stripe, who takes the payments.
        </FactRow>
        {(endsAt === null || cancellation.isOpen) && (
          <FactRow
            action={
              <Button ref={cancelButton} {...quiet} onClick={() => setIsCanceling(true)}>
                {endsAt === null ? 'Cancel Plan' : 'Cancel and Get a Refund'}
              </Button>
            }
          >
            <CancelFact plan={plan} />
          </FactRow>
        )}
      </Box>
      <ActionError error={portal.error ?? end.error} />
      <CancelPlanDialog
        learnerId={learnerId}
        plan={plan}
        open={isCanceling}
        onClose={() => setIsCanceling(false)}
        finalFocus={() => cancelButton.current ?? titleRef.current}
      />
    </>
  );
}

/** What a cancellation would bring now. */
function CancelFact({ plan: { cancellation, currentPeriodEnd } }: { plan: Subscription }) {
  if (cancellation.isOpen && cancellation.until !== null) {
    const { until } = cancellation;
    return (
      <>
        Full refund until <time dateTime={until}>{printUntil(until)}</time>.
      </>
    );
  }
  return currentPeriodEnd === null ? null : (
    <>It would end on {printDate(currentPeriodEnd)}, without a refund.</>
  );
}
