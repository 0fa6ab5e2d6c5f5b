import { createLazyFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PaymentReturn } from '#features/checkout/after-payment/payment-return.tsx';
import {
  parsePaymentReturn,
  returnedPayment,
} from '#features/checkout/after-payment/payment-return-search.ts';
import { StartCourseButton } from '#features/checkout/after-payment/start-course-button.tsx';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { DashboardSkeleton } from '#features/dashboard/dashboard-skeleton.tsx';
import { AssignedCoursesSkeleton } from '#features/team/components/assigned-courses-skeleton.tsx';
import { StartTrialButton } from '#features/enrollment/components/start-trial-button.tsx';
import { TrialStart } from '#features/enrollment/components/trial-start.tsx';
import { isOfferOpen } from '#lib/session/passkey-offers.ts';
import { SignedIn } from '#lib/session/signed-in.tsx';

/** Loads later: few learners see the notice, and it never comes first on the page. */
const PlanNotice = lazy(async () => ({
  default: (await import('#features/purchases/plan/plan-notice.tsx')).PlanNotice,
}));

/** Loads later: only after the first sign-in on a device, and last on the page. */
const PasskeyOffer = lazy(async () => ({
  default: (await import('#features/account/passkeys/passkey-offer.tsx')).PasskeyOffer,
}));

/** Loads later: only learners with a seat see it, and its place is reserved. */
const AssignedCourses = lazy(async () => ({
  default: (await import('#features/team/components/assigned-courses.tsx')).AssignedCourses,
}));

export const Route = createLazyFileRoute('/dashboard')({ component: DashboardRoute });

function DashboardRoute() {
  const search = Route.useSearch();
  const { tab, trial } = search;
  const paymentSearch = parsePaymentReturn({ ...search });
  const navigate = Route.useNavigate();
  const updateSearch = (next: typeof tab, payment: typeof paymentSearch = {}) =>
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
            isRequested={trial === 'start'}
            onSettled={() => updateSearch(tab)}
          />
          <DashboardPage
            learner={learner}
            tab={tab}
            isTrialStarting={trial === 'start'}
            onTabChange={(next) => updateSearch(next, paymentSearch)}
            paymentReturn={
              <PaymentReturn
                learnerId={learner.id}
                payment={returnedPayment(paymentSearch)}
                onSettled={() => updateSearch(tab)}
              />
            }
            planNotice={
              <Suspense fallback={null}>
                <PlanNotice learnerId={learner.id} />
              </Suspense>
            }
            passkeyOffer={
              isOfferOpen(learner.id) && (
                <Suspense fallback={null}>
                  <PasskeyOffer learnerId={learner.id} />
                </Suspense>
              )
            }
            assignedCourses={
              <Suspense fallback={<AssignedCoursesSkeleton />}>
                <AssignedCourses
                  learnerId={learner.id}
                  startButton={({ id, title }) => (
                    <StartCourseButton
                      learnerId={learner.id}
                      courseId={id}
                      variant="solid"
                      aria-label={`Start ${title}`}
                    >
                      Start
                    </StartCourseButton>
                  )}
                />
              </Suspense>
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
