import { chakra } from '#ui/chakra/factory.ts';
import { Spinner } from '#ui/chakra/spinner.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { searchOf } from '#lib/session/intent.ts';
import { all } from '#public/attributes.ts';

/**
 * The one main action of a course's page: enroll, continue, reopen or get back access. Without access, enrolling shows the ways to get it.
 * Source: rules/learning.md L4; rules/wording.md W29
 */
export function EnrollmentButton({ course }: { course: Pick<Course, 'id'> }) {
  const player = { to: '/course/$courseId/play', params: { courseId: String(course.id) } } as const;
  return (
    <chakra.div minH="13" data-if="!closed">
      <LinkButton
        to="/login"
        search={{ mode: 'create-account', ...searchOf({ kind: 'enroll', courseId: course.id }) }}
        size="lg"
        width="100%"
        data-if="!signed-in"
      >
        Enroll Now
      </LinkButton>
      <Button
        width="100%"
        size="lg"
        hidden
        data-do="start"
        data-if={all('signed-in', '!action=continue', '!action=regain', '!action=review')}
      >
        <Spinner size="inherit" aria-hidden="true" hidden data-if="busy" />
        <span hidden data-if="busy">
          Enrolling...
        </span>
        <span data-if="!busy">Enroll Now</span>
      </Button>
      <LinkButton {...player} size="lg" width="100%" hidden data-if="action=continue">
        Continue Learning
      </LinkButton>
      <LinkButton {...player} size="lg" width="100%" hidden data-if="action=regain">
        Get Access Back
      </LinkButton>
      <LinkButton
        {...player}
        size="lg"
        width="100%"
        variant="outline"
        hidden
        data-if="action=review"
      >
        Completed
      </LinkButton>
    </chakra.div>
  );
}
