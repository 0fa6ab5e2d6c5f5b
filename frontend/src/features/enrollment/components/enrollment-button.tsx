import { LinkButton } from '#components/ui/link-button.tsx';
import { Button } from '#components/ui/button.tsx';
import type { EnrollmentLayoutProps } from './enrollment-control.tsx';

/** Shows 'Enroll Now', 'Continue Learning' or 'Completed'. Source: rules/learning.md L4 */
export function EnrollmentButton({ course, state, isEnrolling, onEnroll }: EnrollmentLayoutProps) {
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
