import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseDashboardSearch } from '#features/dashboard/dashboard-search.ts';
import { requireSession } from '#lib/session/require-session.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { Suspense, useCallback, useState } from 'react';
import { lazyExtra } from '#components/feedback/lazy-extra.ts';
import { PaymentReturn } from '#features/checkout/after-payment/payment-return.tsx';
import {
  hasClientSecret,
  parsePaymentReturn,
  returnedPayment,
} from '#features/checkout/after-payment/payment-return-search.ts';
import { StartCourseButton } from '#features/checkout/after-payment/start-course-button.tsx';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { CertificateReadySkeleton } from '#features/certificates/ready/ready-skeleton.tsx';
import { DashboardSkeleton } from '#features/dashboard/dashboard-skeleton.tsx';
import type { EvidenceFiles } from '#features/dashboard/work/evidence-slot.ts';
import { AssignedCoursesSkeleton } from '#features/team/components/assigned-courses-skeleton.tsx';
import { StartTrialButton } from '#features/enrollment/components/start-trial-button.tsx';
import { TrialStart } from '#features/enrollment/components/trial-start.tsx';
import { isOfferOpen } from '#lib/session/passkey-offers.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { SavedOnDevice } from '../frame/offline/offline-place.tsx';
import { page } from './dashboard.page.ts';

const parseSearch = (search: Record<string, unknown>) => ({
  ...parseDashboardSearch(search),
  ...parsePaymentReturn(search),
});

export const Route = createFileRoute('/dashboard')({
  staticData: { page },
  validateSearch: parseSearch,
  beforeLoad: ({ location }) => {
    if (hasClientSecret(location.search)) {
      throw redirect({
        to: '/dashboard',
        search: parseSearch(location.search),
        replace: true,
      });
    }
    requireSession({ location });
  },
  component: DashboardRoute,
});

/** Loads later: few learners see the notice, and it never comes first on the page. */
const PlanNotice = lazyExtra(
  async () => (await import('#features/purchases/plan/plan-notice.tsx')).PlanNotice,
);

/** Loads later: only after the first sign-in on a device, and last on the page. */
const PasskeyOffer = lazyExtra(
  async () => (await import('#features/account/passkeys/passkey-offer.tsx')).PasskeyOffer,
);

/** Loads later: only learners with a seat see it, and its place is reserved. */
const AssignedCourses = lazyExtra(
  async () => (await import('#features/team/components/assigned-courses.tsx')).AssignedCourses,
);

/** Loads later: only learners with a certificate that waits see it, and its place is reserved. */
const CertificateReady = lazyExtra(
  async () => (await import('#features/certificates/ready/certificate-ready.tsx')).CertificateReady,
);

/** Loads with the download that has them. */
const evidenceFiles: EvidenceFiles = async (learner, log) =>
  (await import('#features/certificates/evidence/evidence-files.ts')).evidenceFiles(learner, log);

/** One element for all renders, so that what shows it need not render again. */
const trialButton = <StartTrialButton variant="outline" />;

function DashboardRoute() {
  return (
    <SignedIn fallback={<DashboardSkeleton />}>
      {(learner) => <LearnerDashboard learner={learner} />}
    </SignedIn>
  );
}

function LearnerDashboard({ learner }: { learner: SignedInLearner }) {
  const search = Route.useSearch();
  const { tab, trial } = search;
  const paymentSearch = parsePaymentReturn({ ...search });
  const inAddress = returnedPayment(paymentSearch);
  // Kept here, because the outcome stays when the address is cleaned and when the dashboard replaces its placeholders.
  const [payment, setPayment] = useState(inAddress);
  const [closedId, setClosedId] = useState<string>();
  if (inAddress && inAddress.paymentId !== payment?.paymentId) setPayment(inAddress);
  const navigate = Route.useNavigate();
  const updateSearch = (next: typeof tab, payment: typeof paymentSearch = {}) =>
    void navigate({
      search: { ...(next ? { tab: next } : {}), ...payment },
      replace: true,
      resetScroll: false,
    });
  // The same function in all renders, so that what shows it need not render again.
  const startButton = useCallback(
    (course: StartedCourse, variant: StartButtonProps['variant'] = 'outline') => (
      <StartButton learnerId={learner.id} course={course} variant={variant} />
    ),
    [learner.id],
  );
  return (
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
        paymentStep={inAddress ? 'confirming' : payment ? 'settled' : undefined}
        paymentReturn={
          payment &&
          payment.paymentId !== closedId && (
            <PaymentReturn
              learnerId={learner.id}
              payment={payment}
              onSettled={() => updateSearch(tab)}
              onClose={() => {
                updateSearch(tab);
                setClosedId(payment.paymentId);
              }}
            />
          )
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
              startButton={(course) => (
                <StartButton learnerId={learner.id} course={course} variant="solid" />
              )}
            />
          </Suspense>
        }
        saved={<SavedOnDevice isOnDashboard />}
        certificateReady={(open) => (
          <Suspense fallback={<CertificateReadySkeleton />}>
            <CertificateReady learner={learner} open={open} />
          </Suspense>
        )}
        evidenceFiles={evidenceFiles}
        trialButton={trialButton}
        startButton={startButton}
      />
    </>
  );
}

type StartedCourse = Pick<Course, 'id' | 'title'>;

interface StartButtonProps {
  learnerId: string;
  course: StartedCourse;
  variant: 'solid' | 'outline';
}

function StartButton({ learnerId, course, variant }: StartButtonProps) {
  return (
    <StartCourseButton
      learnerId={learnerId}
      courseId={course.id}
      variant={variant}
      size={variant === 'solid' ? 'md' : 'sm'}
      aria-label={`Start ${course.title}`}
    >
      Start
    </StartCourseButton>
  );
}
