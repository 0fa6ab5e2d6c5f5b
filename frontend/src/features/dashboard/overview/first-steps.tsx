import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { AccessSummary } from '@learning/shared/contract/access';
import type { Course } from '@learning/shared/contract/catalog';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { courseOffer } from '#queries/course-offer.ts';
import type { StartButton } from '../start-button.ts';
import { CourseRows } from './course-rows.tsx';
import { ReadyToStart } from './ready-to-start.tsx';
import { Recommendations } from '../learning-path/recommendations.tsx';

interface Props {
  dashboard: Dashboard;
  trialButton: ReactNode;
  startButton: StartButton;
  /** A course or plan is on its way, so nothing else is offered. */
  isConfirmingPayment: boolean;
}

/** Shows the dashboard before the first enrollment, with a first step instead of zeros. */
export function FirstSteps({ dashboard, trialButton, startButton, isConfirmingPayment }: Props) {
  const { access, readyToStart, recommendations, wishlist } = dashboard;
  const first = [...wishlist, ...recommendations].find(
    ({ id, listing }) =>
      listing === 'published' && courseOffer(id, null, access).action === 'start',
  );
  const canStartTrial = !access.trial && !hasPlan(access);
  if (isConfirmingPayment) return <PurchaseComing />;
  return (
    <>
      {readyToStart.length > 0 ? (
        <ReadyToStart courses={readyToStart} startButton={startButton} />
      ) : first ? (
        <FirstCourse course={first} startButton={startButton} />
      ) : (
        <Box layerStyle="card" p={{ base: '6', md: '10' }}>
          <chakra.h2 textStyle="h2">Choose your first course</chakra.h2>
          <chakra.p color="fg.muted" mt="3" maxW="xl">
            {firstStep(access)}
          </chakra.p>
          <HStack mt="6" gap="3" flexWrap="wrap">
            <LinkButton to="/courses">Browse Courses</LinkButton>
            {canStartTrial && trialButton}
          </HStack>
        </Box>
      )}
      <Recommendations
        dashboard={{
          access,
          recommendations: recommendations.filter(
            ({ id }) => readyToStart.length > 0 || id !== first?.id,
          ),
        }}
        title="Good places to start"
        startButton={startButton}
      />
      {wishlist.length > 0 && (
        <CourseRows
          title="Your wishlist"
          courses={wishlist}
          dashboard={dashboard}
          startButton={startButton}
        />
      )}
    </>
  );
}

/** Shows where the courses of a payment will be that is being confirmed. */
function PurchaseComing() {
  return (
    <Box layerStyle="card" p={{ base: '6', md: '10' }}>
      <chakra.h2 textStyle="h2">Your courses will show here</chakra.h2>
      <chakra.p color="fg.muted" mt="3" maxW="xl">
        They open as soon as your payment is confirmed.
      </chakra.p>
    </Box>
  );
}

/** Leads to the course that the learner wished for or, if none, the first that is recommended. */
function FirstCourse({ course, startButton }: Pick<Props, 'startButton'> & { course: Course }) {
  return (
    <Box layerStyle="card" p={{ base: '5', md: '10' }}>
      <chakra.h2 textStyle="eyebrow" color="fg.muted">
        Choose your first course
      </chakra.h2>
      <chakra.h3 textStyle="h3" mt="2">
        {course.title}
      </chakra.h3>
      <chakra.p color="fg.muted" mt="2" maxW="xl">
        {course.description}
      </chakra.p>
      <HStack mt="5" gap="3" flexWrap="wrap">
        {startButton(course, 'solid')}
        <LinkButton to="/courses" variant="outline" colorPalette="neutral">
          Browse Courses
        </LinkButton>
      </HStack>
    </Box>
  );
}

function firstStep(access: AccessSummary): string {
  if (hasPlan(access)) {
    return 'Enroll in any course in your plan to begin. Your place, notes and progress will show here.';
  }
  return access.trial
    ? 'Your free trial has ended. Buy a course or choose a plan, and begin.'
    : 'Look around, or start the free trial: every course for three days, no card needed.';
}

/** Returns true if a plan or seat is active. */
function hasPlan({ entitlements }: AccessSummary): boolean {
  return entitlements.some(
    ({ kind, isActive }) => isActive && (kind === 'subscription' || kind === 'seat'),
  );
}
