import { createLazyFileRoute } from '@tanstack/react-router';
import { PaymentReturn } from '../../features/checkout/components/payment-return.tsx';
import {
  parsePaymentReturn,
  returnedPayment,
} from '../../features/checkout/payment-return-search.ts';
import { StartCourseButton } from '../../features/checkout/components/start-course-button.tsx';
import { DashboardPage } from '../../features/dashboard/components/dashboard-page.tsx';
import { DashboardSkeleton } from '../../features/dashboard/components/dashboard-skeleton.tsx';
import { StartTrialButton } from '../../features/enrollment/components/start-trial-button.tsx';
import { TrialStart } from '../../features/enrollment/components/trial-start.tsx';
import { SignedIn } from '../../lib/session/signed-in.tsx';

export const Route = createLazyFileRoute('/dashboard')({ component: DashboardRoute });

function DashboardRoute() {
  const search = Route.useSearch();
  const { tab, trial } = search;
  const paymentSearch = parsePaymentReturn({ ...search });
  const navigate = Route.useNavigate();
  const show = (next: typeof tab, payment: typeof paymentSearch = {}) =>
    void navigate({
      search: { ...(next ? { tab: next } : {}), ...payment },
      replace: true,
      resetScroll: false,
    });
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
            onTabChange={(next) => show(next, paymentSearch)}
            paymentReturn={
              <PaymentReturn
                learnerId={learner.id}
                payment={returnedPayment(paymentSearch)}
                onSettled={() => show(tab)}
              />
            }
            trialButton={<StartTrialButton variant="outline" />}
            startButton={({ id, title }) => (
              <StartCourseButton
                learnerId={learner.id}
                courseId={id}
                variant="outline"
                aria-label={`Start ${title}`}
              >
                Start
              </StartCourseButton>
            )}
          />
        </>
      )}
    </SignedIn>
  );
}
