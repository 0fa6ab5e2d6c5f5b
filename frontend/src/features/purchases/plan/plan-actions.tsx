import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Subscription } from '@learning/shared/contract/purchases';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { printDate } from '#lib/print-date.ts';
import { useSetSubscriptionEnd } from '../change-purchases.ts';
import { useOpenPortal } from './use-open-portal.ts';
import type { PortalFlow } from './portal-visit.ts';
import { endsImmediately, isFailing, isOver, isRefunded } from './plan-sentences.ts';
import { printUntil } from '../print-until.ts';
import { ActionError } from '../action-error.tsx';
import { CancelPlanDialog } from './cancel-plan-dialog.tsx';
import { FailedPaymentActions } from './failed-payment-actions.tsx';
import { FactRow } from '../fact-row.tsx';
import { WithdrawalRow } from '../withdrawal-row.tsx';

interface Props {
  learnerId: string;
  plan: Subscription;
  /** Gets the focus when the clicked button has disappeared. */
  titleRef: RefObject<HTMLElement | null>;
}

const secondaryStyle = { size: 'sm', variant: 'outline', colorPalette: 'neutral' } as const;

/** Shows the actions on a plan, each beside the fact it changes. */
export function PlanActions({ learnerId, plan, titleRef }: Props) {
  const portal = useOpenPortal(learnerId, plan);
  const end = useSetSubscriptionEnd(learnerId);
  const [isCanceling, setIsCanceling] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { cancellation, endsAt } = plan;

  // Until Stripe responds, a refunded plan keeps its previous status.
  if (isOver(plan) || (!plan.isGranting && isRefunded(plan))) {
    return (
      <LinkButton to="/pricing" variant="outline">
        See Plans
      </LinkButton>
    );
  }

  const isLeaving = portal.isPending || portal.isSuccess;
  const portalButton = (flow: PortalFlow, text: string, style: object = secondaryStyle) => (
    <Button
      {...style}
      disabled={isLeaving}
      pendingText={isLeaving && portal.variables === flow && 'Opening...'}
      onClick={() => portal.mutate(flow)}
    >
      {text}
    </Button>
  );
  return (
    <>
      <Box>
        {isFailing(plan) && (
          <Box py="4" borderTopWidth="1px">
            <chakra.p mb="3" color="fg.muted" textWrap="pretty">
              <NextAttempt plan={plan} />
            </chakra.p>
            <FailedPaymentActions learnerId={learnerId} plan={plan} />
          </Box>
        )}
        {endsAt !== null ? (
          <FactRow
            action={
              <Button
                size="sm"
                pendingText={end.isPending && 'Saving...'}
                onClick={() => end.mutate(false, { onSuccess: () => titleRef.current?.focus() })}
              >
                Keep Plan
              </Button>
            }
          >
            You can still change your mind. To switch to another plan, keep this one first.
          </FactRow>
        ) : (
          <FactRow action={portalButton('change-tier', 'Change Plan')}>
            Other plans include more or fewer courses and seats. You can also pay by the month or
            the year.
          </FactRow>
        )}
        {plan.maxUsers > 1 && plan.isGranting && (
          <FactRow
            action={
              <LinkButton to="/account/team" {...secondaryStyle}>
                Manage Seats
              </LinkButton>
            }
          >
            {plan.seatsUsed} of {plan.maxUsers} seats taken, including yours.
          </FactRow>
        )}
        <FactRow action={portalButton('overview', 'Cards, Invoices, Receipts')}>
          Stripe handles your payments and stores your card, invoices and receipts.
        </FactRow>
        <WithdrawalRow
          learnerId={learnerId}
          contract={{ ...plan, title: `${plan.tier.name} plan`, paid: plan.keptAmount }}
          titleRef={titleRef}
        />
        {(endsAt === null || endsImmediately(plan) || cancellation.isOpen) && (
          <FactRow
            action={
              <Button ref={cancelButton} {...secondaryStyle} onClick={() => setIsCanceling(true)}>
                {endsAt === null || endsImmediately(plan)
                  ? 'Cancel Plan'
                  : 'Cancel and Get a Refund'}
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

/** Tells when Stripe retries the payment. */
function NextAttempt({ plan: { unpaid } }: { plan: Subscription }) {
  const at = unpaid?.nextAttemptAt;
  const canPay = unpaid?.isPayable === true;
  if (!at)
    return (
      <>We will not try your card again{canPay && ', so please pay the open invoice yourself'}.</>
    );
  return (
    <>
      We will try your card again on <time dateTime={at}>{printDate(at)}</time>
      {canPay && ', unless you pay now'}.
    </>
  );
}

/** Tells the effect of canceling now. */
function CancelFact({ plan }: { plan: Subscription }) {
  const { cancellation, currentPeriodEnd } = plan;
  if (cancellation.isOpen && cancellation.until !== null) {
    const { until } = cancellation;
    return (
      <>
        Full refund until <time dateTime={until}>{printUntil(until)}</time>.
      </>
    );
  }
  if (endsImmediately(plan)) return <>It would end now, with no further charge.</>;
  return currentPeriodEnd === null ? null : (
    <>It would end on {printDate(currentPeriodEnd)}, without a refund.</>
  );
}
