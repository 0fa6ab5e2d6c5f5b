import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Purchases } from '@learning/shared/contract/purchases';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { purchasesQuery } from '#queries/purchases.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { usePortalReturn } from './plan/use-portal-return.ts';
import { ContractPanel } from './plan/contract-panel.tsx';
import { PlanPanel } from './plan/plan-panel.tsx';
import { DocumentList } from './documents/document-list.tsx';
import { PurchaseCard } from './courses/purchase-card.tsx';
import { GrantPanel } from './grant-panel.tsx';
import { RedeemCode } from './redeem-code.tsx';
import { SeatPanel } from './seat-panel.tsx';

interface Props {
  learnerId: string;
  /** Shows and edits what later invoices print of the buyer. */
  invoiceDetails: ReactNode;
}

/** Renders `/account/purchases`: plan, courses and seats, each with its actions and deadlines. */
export function PurchasesPage({ learnerId, invoiceDetails }: Props) {
  const { data, error, refetch } = useQuery({
    ...purchasesQuery(learnerId),
  });
  const portalStatus = usePortalReturn(learnerId, data);
  if (error && !data) {
    return (
      <Box pt="8">
        <ErrorState title="Your purchases could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} They are safe.
        </ErrorState>
      </Box>
    );
  }
  if (!data) {
    return (
      <Stack gap="6" pt="8" aria-hidden="true">
        <Skeleton height="48" />
        <Skeleton height="64" />
      </Stack>
    );
  }
  const { subscription, purchases, seats, grants, trial } = data;
  const hasNothing =
    !subscription && purchases.length === 0 && seats.length === 0 && grants.length === 0;
  const redemption = (
    <PageSection id="redeem" title="Redeem a code" lead="A gift code opens its courses at once.">
      <RedeemCode learnerId={learnerId} />
    </PageSection>
  );
  return (
    <>
      {(subscription || seats.length > 0 || trial) && (
        <PageSection
          title="Plan"
          lead={
            subscription?.contract
              ? 'Your company’s access to courses.'
              : 'Your access to courses by plan.'
          }
        >
          <chakra.output display="block" color="fg.muted" css={{ '&:not(:empty)': { mb: '5' } }}>
            {portalStatus}
          </chakra.output>
          <Stack gap="5">
            {subscription?.contract && <ContractPanel plan={subscription} />}
            {subscription && !subscription.contract && (
              <PlanPanel learnerId={learnerId} plan={subscription} />
            )}
            {seats.map((seat) => (
              <SeatPanel key={seat.seatId} learnerId={learnerId} seat={seat} />
            ))}
            {trial && <TrialFact trial={trial} />}
          </Stack>
        </PageSection>
      )}
      {purchases.length > 0 && (
        <PageSection title="Courses" lead="Paid once, yours to keep.">
          <Stack gap="5">
            {purchases.map((purchase) => (
              <PurchaseCard key={purchase.orderId} learnerId={learnerId} purchase={purchase} />
            ))}
          </Stack>
        </PageSection>
      )}
      {grants.length > 0 && (
        <PageSection title="Granted access" lead="Open to you without a payment.">
          <Stack gap="5">
            {grants.map((grant) => (
              <GrantPanel key={grant.grantId} grant={grant} />
            ))}
          </Stack>
        </PageSection>
      )}
      {hasNothing && (
        <Box pt="8">
          <EmptyState
            title="No purchases yet"
            action={
              <Stack direction={{ base: 'column', sm: 'row' }} gap="3" justify="center">
                <LinkButton to="/courses">Browse Courses</LinkButton>
                <LinkButton to="/pricing" variant="outline" colorPalette="neutral">
                  See Plans
                </LinkButton>
              </Stack>
            }
          >
            The courses you buy and your plan appear here, with receipts and everything you can do
            with them.
          </EmptyState>
        </Box>
      )}
      {redemption}
      {((subscription && !subscription.contract) || purchases.length > 0) && (
        <PageSection title="Invoices" lead="For every payment and refund, to download or forward.">
          <Stack gap="6">
            {invoiceDetails}
            <DocumentList learnerId={learnerId} />
          </Stack>
        </PageSection>
      )}
    </>
  );
}

function TrialFact({ trial }: { trial: NonNullable<Purchases['trial']> }) {
  return (
    <chakra.p color="fg.muted">
      {trial.isActive ? 'Your free trial runs until ' : 'Your free trial ended on '}
      <time dateTime={trial.endsAt}>{printDateAndTime(trial.endsAt)}</time>.
    </chakra.p>
  );
}
