import { chakra } from '#ui/chakra/factory.ts';
import { Spinner } from '#ui/chakra/spinner.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { dollars } from '#lib/dollars.ts';
import { searchOf } from '#lib/session/intent.ts';
import { all, type PublicAttributes } from '#public/attributes.ts';

const TRIAL = 'Start Free Trial';

/** The one main action of a course's page: try, start, continue, reopen or buy it. Source: rules/learning.md L4; rules/wording.md W29 */
export function EnrollmentButton({ course }: { course: Pick<Course, 'id' | 'price'> }) {
  const player = { to: '/course/$courseId/play', params: { courseId: String(course.id) } } as const;
  return (
    <chakra.div minH="13">
      <LinkButton
        to="/login"
        search={{ mode: 'create-account', ...searchOf({ kind: 'trial', courseId: course.id }) }}
        size="lg"
        width="100%"
        data-if="!signed-in"
      >
        {TRIAL}
      </LinkButton>
      <ActionButton action="try" data-if="can-try" pendingText="Starting the trial...">
        {TRIAL}
      </ActionButton>
      <ActionButton
        action="start"
        data-if={all('signed-in', 'can-start')}
        pendingText="Enrolling..."
      >
        Start
      </ActionButton>
      <LinkButton {...player} size="lg" width="100%" hidden data-if="can-continue">
        Continue Learning
      </LinkButton>
      <LinkButton {...player} size="lg" width="100%" hidden data-if="can-regain">
        Get Access Back
      </LinkButton>
      <LinkButton
        to="/checkout"
        search={{ course: course.id }}
        size="lg"
        width="100%"
        hidden
        data-if="only-sale"
      >
        Buy for {dollars(course.price)}
      </LinkButton>
      <LinkButton {...player} size="lg" width="100%" variant="outline" hidden data-if="completed">
        Completed
      </LinkButton>
    </chakra.div>
  );
}

interface ActionButtonProps extends Pick<ButtonProps, 'children'> {
  action: 'try' | 'start';
  'data-if': PublicAttributes['data-if'];
  /** Shown by `public/course` while the action runs. */
  pendingText: string;
}

function ActionButton({ action, children, pendingText, ...rest }: ActionButtonProps) {
  return (
    <Button width="100%" size="lg" hidden data-do={action} {...rest}>
      <Spinner size="inherit" aria-hidden="true" hidden data-case="busy=true" />
      <span hidden data-case="busy=true">
        {pendingText}
      </span>
      <span data-case="busy=false">{children}</span>
    </Button>
  );
}
