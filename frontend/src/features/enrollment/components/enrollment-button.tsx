import { LinkButton } from '../../../components/ui/link-button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { EnrollmentLayoutProps } from './enrollment-control.tsx';

/** 'Enroll Now', 'Continue Learning' or 'Completed' (specification section 4). */
export function EnrollmentButton(props: EnrollmentLayoutProps) {
  const { course, state, isLoading, isEnrolling, onEnroll } = props;
  if (isLoading) return <Skeleton height="13" width="100%" />;
  if (!state?.enrollment) {
    return (
      <Button width="100%" size="lg" pendingText={isEnrolling && 'Enrolling...'} onClick={onEnroll}>
        Enroll Now
      </Button>
    );
  }
  const isCompleted = state.enrollment.progress === '100';
  return (
    <LinkButton
      to="/course/$courseId/play"
      params={{ courseId: String(course.id) }}
      size="lg"
      width="100%"
      {...(isCompleted ? { variant: 'outline' as const } : {})}
    >
      {isCompleted ? 'Completed' : 'Continue Learning'}
    </LinkButton>
  );
}
