import type { Course } from '@learning/shared/contract/catalog';
import type { CourseState } from '@learning/shared/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { showToast } from '../../../components/feedback/toast.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { courseStateQuery } from '../api/course-state.ts';
import { useCreateEnrollment } from '../api/create-enrollment.ts';
import { AccessDialog } from './access-dialog.tsx';

export interface EnrollmentLayoutProps {
  course: Course;
  /** undefined while signed out, and until it is known. */
  state: CourseState | undefined;
  isLoading: boolean;
  isEnrolling: boolean;
  onEnroll: () => void;
}

interface Props {
  course: Course;
  layout: ComponentType<EnrollmentLayoutProps>;
}

/** What the enroll button does, whatever it looks like (specification sections 4 and 8; DECISIONS section 2). */
export function EnrollmentControl({ course, layout: Layout }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const { data, isLoading } = useQuery({
    ...courseStateQuery(learnerId, course.id),
    enabled: learnerId !== '',
  });
  const enrolling = useCreateEnrollment(learnerId, course.id);
  const [isChoosing, setIsChoosing] = useState(false);

  const enroll = () => {
    if (!learnerId) {
      void navigate({ to: '/login', search: { redirect: `/courses/${course.id}` } });
      return;
    }
    enrolling.mutate(undefined, {
      onSuccess: () => {
        setIsChoosing(false);
        showToast({
          title: 'Enrollment Successful!',
          description: "You've been enrolled in this course. Start learning now!",
          tone: 'success',
        });
      },
      onError: (error) => {
        if (hasCode(error, 'payment_required')) {
          setIsChoosing(true);
          return;
        }
        showToast({
          title: 'Enrollment Failed',
          description: 'Unable to enroll in course. Please try again.',
          tone: 'error',
        });
      },
    });
  };

  return (
    <>
      <Layout
        course={course}
        state={learnerId ? data : undefined}
        isLoading={isLoading}
        isEnrolling={enrolling.isPending}
        onEnroll={enroll}
      />
      {learnerId && (
        <AccessDialog
          course={course}
          learnerId={learnerId}
          open={isChoosing}
          isEnrolling={enrolling.isPending}
          onClose={() => setIsChoosing(false)}
          onAccess={enroll}
        />
      )}
    </>
  );
}
