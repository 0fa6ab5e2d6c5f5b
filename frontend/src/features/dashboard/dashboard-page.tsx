import type { Dashboard } from '@learning/shared/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Button } from '#ui/button.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { dashboardQuery } from '#queries/dashboard.ts';
import { useStoredTimeZone } from './use-stored-time-zone.ts';
import type { DashboardTab } from './dashboard-search.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { DASHBOARD_LEAD } from './page-wording.ts';
import type { StartButton } from './start-button.ts';
import { TrialNotice } from './trial-notice.tsx';
import type { EvidenceFiles } from './work/evidence-slot.ts';

/** Where a payment is that the browser has just returned from. */
export type PaymentStep = 'confirming' | 'settled';

interface Props {
  learner: SignedInLearner;
  tab: DashboardTab | undefined;
  /** While the trial starts, the dashboard waits: its answer would be outdated at once. */
  isTrialStarting: boolean;
  onTabChange: (tab: DashboardTab | undefined) => void;
  /** The outcome of a payment the browser has just returned from. */
  paymentReturn?: ReactNode;
  /** Until the payment is confirmed, nothing else is offered; afterwards, no plan beside it. */
  paymentStep?: PaymentStep | undefined;
  /** Shown to a learner with their own plan; reports a failed payment, if any. */
  planNotice?: ReactNode;
  /** Shown to a learner with a seat in a team's plan: what the team has assigned to them. */
  assignedCourses?: ReactNode;
  /** Shows the certificate that waits for a click of the learner. */
  certificateReady?: (open: Dashboard['openCertificates']) => ReactNode;
  /** Makes the files of certificates that the download of all work has. */
  evidenceFiles: EvidenceFiles;
  /** Shown to a learner who has not used the trial. */
  trialButton: ReactNode;
  /** Enrolls in a course that was bought, and opens it. */
  startButton: StartButton;
  /** Comes last, because it may come later. */
  passkeyOffer?: ReactNode;
  /** Shown offline: leads to what can be read without a connection. */
  saved?: ReactNode;
}

/** Renders `/dashboard`. Source: rules/wording.md W13 */
export function DashboardPage({
  learner,
  isTrialStarting,
  paymentReturn,
  paymentStep,
  planNotice,
  passkeyOffer,
  assignedCourses,
  saved,
  ...rest
}: Props) {
  const { data, error, refetch } = useQuery({
    ...dashboardQuery(learner.id),
    enabled: !isTrialStarting,
  });
  const isOnline = useIsOnline();
  useStoredTimeZone(learner, data !== undefined);
  if (!data && !error) return <DashboardSkeleton paymentReturn={paymentReturn} />;
  const firstName = learner.name.split(' ')[0];
  const hasPlan = data?.access.entitlements.some(({ kind }) => kind === 'subscription');
  const hasSeat = data?.access.entitlements.some(
    ({ kind, isActive }) => kind === 'seat' && isActive,
  );
  const isNew = data?.courses.length === 0;
  const isUnreachable = !data && hasCode(error, 'offline');
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      {isUnreachable ? (
        <PageHeader
          title={isOnline ? 'We can’t reach our server' : 'You’re offline'}
          lead="Your dashboard isn’t saved on this device. It opens when the connection is back. Your courses and progress are safe."
          actions={
            <Button variant="outline" colorPalette="neutral" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      ) : (
        <PageHeader
          title={isNew ? `Welcome, ${firstName}` : `Welcome back, ${firstName}`}
          lead={DASHBOARD_LEAD}
        />
      )}
      {paymentReturn}
      {saved}
      {error && !data && !isUnreachable && (
        <ErrorState title="Your dashboard could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} Your courses and progress are safe.
        </ErrorState>
      )}
      {hasPlan && planNotice}
      {data && !paymentStep && <TrialNotice access={data.access} />}
      {data && (
        <DashboardTabs
          dashboard={data}
          learner={learner}
          assignedCourses={hasSeat && assignedCourses}
          isConfirmingPayment={paymentStep === 'confirming'}
          {...rest}
        />
      )}
      {/* While a payment is confirmed, what is above it is short, and would push it down afterwards. */}
      {data && paymentStep !== 'confirming' && passkeyOffer}
    </PageContainer>
  );
}
