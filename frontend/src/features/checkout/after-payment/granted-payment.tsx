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
  return (
    <PaymentNote
      tone="success"
      title="Payment Successful"
      actions={
        isPlan ? (
          <PlanAction learnerId={learnerId} />
        ) : (
          <CourseActions learnerId={learnerId} courseIds={payment.courseIds} />
        )
      }
      onClose={onClose}
    >
      Thank you for your purchase! {payment.description}{' '}
      {isPlan
        ? 'is active, and you have access to its courses.'
        : 'is yours, and you can start now.'}
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

function CourseActions({ learnerId, courseIds }: { learnerId: string; courseIds: number[] }) {
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
        {isSingleCourse || !title ? 'Start Learning' : `Start ${title}`}
      </StartCourseButton>
    );
  });
}
