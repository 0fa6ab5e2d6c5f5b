import type { Course } from '@learning/shared/contract/catalog';
import type { CourseState } from '@learning/shared/contract/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { hasCode } from '#lib/api-error.ts';
import { rememberIntent, takeIntent } from '#lib/session/intent.ts';
import { useSession } from '#lib/session/use-session.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { useAccessSource } from '#queries/use-access-source.ts';
import { AccessDialog } from './access-dialog.tsx';

export interface EnrollmentLayoutProps {
  course: Course;
  /** undefined while signed out or loading. */
  state: CourseState | undefined;
  /** A learner is signed in, and the state or the access is still loading. */
  isPending: boolean;
  isEnrolling: boolean;
  onEnroll: () => void;
}

interface Props {
  course: Course;
  layout: ComponentType<EnrollmentLayoutProps>;
}

/** Implements the enroll button, independent of its layout. Source: rules/learning.md L4; rules/access.md A15 */
export function EnrollmentControl({ course, layout: Layout }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const stateQuery = courseStateQuery(learnerId, course.id);
  const { data, isError } = useQuery({ ...stateQuery, enabled: learnerId !== '' });
  const source = useAccessSource(course.id);
  const queryClient = useQueryClient();
  const enrollment = useCreateEnrollment(learnerId, course.id);
  const [isCheckingState, setIsCheckingState] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);

  const enroll = () =>
    enrollment.mutate(undefined, {
      onSuccess: () => {
        setIsChoosing(false);
        showToast({
          title: 'Enrollment Successful!',
          description: 'You’ve been enrolled in this course. Start learning now!',
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

  const enrollIfNeeded = async () => {
    if (!learnerId) {
      const path = `/courses/${course.id}`;
      rememberIntent({ kind: 'enroll', courseId: course.id, courseTitle: course.title, path });
      await navigate({ to: '/login', search: { redirect: path } });
      return;
    }
    // The state could not be loaded: asks again before enrolling.
    setIsCheckingState(true);
    const state = await queryClient.ensureQueryData(stateQuery).catch(() => undefined);
    setIsCheckingState(false);
    if (!state?.enrollment) enroll();
  };

  const enrollNow = useEffectEvent(enroll);
  useEffect(() => {
    if (data && takeIntent('enroll', course.id) && !data.enrollment) enrollNow();
  }, [data, course.id]);

  return (
    <>
      <Layout
        course={course}
        state={learnerId ? data : undefined}
        isPending={source === 'unknown' || (learnerId !== '' && !data && !isError)}
        isEnrolling={enrollment.isPending || isCheckingState}
        onEnroll={() => void enrollIfNeeded()}
      />
      {learnerId && (
        <AccessDialog
          course={course}
          learnerId={learnerId}
          open={isChoosing}
          isEnrolling={enrollment.isPending}
          onClose={() => setIsChoosing(false)}
          onAccess={enroll}
        />
      )}
    </>
  );
}

/** Enrolls the learner. Rejects with `payment_required` when no entitlement grants access to the course. */
function useCreateEnrollment(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  return useApiMutation('createEnrollment', {
    call: () => ({ body: { userId: learnerId, courseId, progress: '0' } }),
    onSuccess: (enrollment) =>
      updateCached(queryClient, courseStateQuery(learnerId, courseId).queryKey, (state) => ({
        ...state,
        hasAccess: true,
        enrollment,
      })),
  });
}
