import { chakra, Spinner } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { Button } from '#components/ui/button.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';

/** Shows 'Enroll Now', 'Continue Learning' or 'Completed'. Source: rules/learning.md L4 */
export function EnrollmentButton({ course }: { course: Pick<Course, 'id'> }) {
  const params = { courseId: String(course.id) };
  return (
    <chakra.div minH="13">
      <LinkButton
        to="/login"
        search={{ redirect: `/courses/${course.id}` }}
        size="lg"
        width="100%"
        data-if="!signed-in"
        data-do="remember-enroll"
      >
        Enroll Now
      </LinkButton>
      <Button width="100%" size="lg" hidden data-if="signed-in !enrolled" data-do="enroll">
        <Spinner size="inherit" aria-hidden="true" hidden data-busy="true" />
        <span hidden data-busy="true">
          Enrolling...
        </span>
        <span data-busy="false">Enroll Now</span>
      </Button>
      <LinkButton
        to="/course/$courseId/play"
        params={params}
        size="lg"
        width="100%"
        hidden
        data-if="enrolled !completed"
      >
        Continue Learning
      </LinkButton>
      <LinkButton
        to="/course/$courseId/play"
        params={params}
        size="lg"
        width="100%"
        variant="outline"
        hidden
        data-if="completed"
      >
        Completed
      </LinkButton>
    </chakra.div>
  );
}
