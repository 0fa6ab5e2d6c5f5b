import type { Dashboard } from '@learning/shared/contract/dashboard';
import type { PaymentState } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#ui/link-button.tsx';
import { coursesQuery } from '#queries/catalog.ts';
import { dashboardQuery } from '#queries/dashboard.ts';
import { PaymentNote } from './payment-note.tsx';
import { StartCourseButton } from './start-course-button.tsx';

interface Props {
  learnerId: string;
  payment: PaymentState;
  onClose: () => void;
}

/** Shows the purchased courses or plan, with the next step. The plan's own notice invites the team. */
export function GrantedPayment({ learnerId, payment, onClose }: Props) {
  const isPlan = payment.kind === 'subscription';
  const { data: dashboard } = useQuery({ ...dashboardQuery(learnerId), enabled: false });
  const begun = (dashboard?.courses ?? []).filter(({ course }) =>
    payment.courseIds.includes(course.id),
  );
  return (
    <PaymentNote
      tone="success"
      title="Payment Successful"
      actions={
        isPlan ? (
          <PlanAction learnerId={learnerId} />
        ) : (
          <CourseActions learnerId={learnerId} courseIds={payment.courseIds} begun={begun} />
        )
      }
      onClose={onClose}
    >
      Thank you for your purchase! {payment.description}{' '}
      {isPlan ? 'is active, and you have access to its courses.' : whatIsBought(begun)}
    </PaymentNote>
  );
}

/** Leads to the courses of the plan. Before the first course, the dashboard's own first step does. */
function PlanAction({ learnerId }: { learnerId: string }) {
  const { data } = useQuery({ ...dashboardQuery(learnerId), enabled: false });
  if (data?.courses.length === 0) return null;
  return (
    <LinkButton to="/courses" size="sm" variant="outline">
      Browse Courses
    </LinkButton>
  );
}

/** Says what a learner has now who may have begun the course before, in a trial or a plan. */
function whatIsBought(begun: Dashboard['courses']): string {
  if (begun.length === 0) return 'is yours, and you can start now.';
  const isCompleted = begun.every(({ enrollment }) => enrollment.progress === '100');
  return isCompleted
    ? 'is yours for good. You have completed it, and can open it whenever you like.'
    : 'is yours for good. Go on where you left off.';
}

interface CourseActionsProps {
  learnerId: string;
  courseIds: number[];
  /** Those of the courses that the learner had begun before. */
  begun: Dashboard['courses'];
}

function CourseActions({ learnerId, courseIds, begun }: CourseActionsProps) {
  const isSingleCourse = courseIds.length === 1;
  const { data: courses } = useQuery({ ...coursesQuery(), enabled: !isSingleCourse });
  return courseIds.map((courseId, index) => {
    const title = courses?.find(({ id }) => id === courseId)?.title;
    return (
      <StartCourseButton
        key={courseId}
        learnerId={learnerId}
        courseId={courseId}
        variant={index === 0 ? 'solid' : 'outline'}
      >
        {isSingleCourse || !title ? actionOf(courseId, begun) : `Start ${title}`}
      </StartCourseButton>
    );
  });
}

function actionOf(courseId: number, begun: Dashboard['courses']): string {
  const progress = begun.find(({ course }) => course.id === courseId)?.enrollment.progress;
  if (progress === undefined) return 'Start Learning';
  return progress === '100' ? 'Open Course' : 'Continue Learning';
}
