import { createLazyFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/components/dashboard-page.tsx';
import { DashboardSkeleton } from '../../features/dashboard/components/dashboard-skeleton.tsx';
import { StartTrialButton } from '../../features/enrollment/components/start-trial-button.tsx';
import { TrialStart } from '../../features/enrollment/components/trial-start.tsx';
import { SignedIn } from '../../lib/session/signed-in.tsx';

export const Route = createLazyFileRoute('/dashboard')({ component: DashboardRoute });

function DashboardRoute() {
  const { tab, trial } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (next: typeof tab) =>
    void navigate({ search: next ? { tab: next } : {}, replace: true, resetScroll: false });
  return (
    <SignedIn fallback={<DashboardSkeleton />}>
      {(learner) => (
        <>
          <TrialStart
            learnerId={learner.id}
            isWanted={trial === 'start'}
            onSettled={() => show(tab)}
          />
          <DashboardPage
            learner={learner}
            tab={tab}
            isTrialStarting={trial === 'start'}
            onTabChange={show}
            trialButton={<StartTrialButton variant="outline" />}
          />
        </>
      )}
    </SignedIn>
  );
}
