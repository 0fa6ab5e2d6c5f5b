import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Course } from '@learning/shared/contract/catalog';
import type { AccessSummary } from '@learning/shared/contract/access';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useStartTrial } from '../api/start-trial.ts';
import { DemoTrial } from './demo-trial-dialog.tsx';
import { dollars } from '#lib/dollars.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { useSession } from '#lib/session/use-session.ts';
import { accessQuery } from '#queries/access.ts';

interface Props {
  course: Course;
  learnerId: string;
  actionText: string;
  isEnrolling?: boolean;
  /** Called once the learner has access. */
  onAccess: () => void;
}

/** Offers the choices without access to a course: start the trial, buy the course, see the plans. */
export function AccessChoices({
  course,
  learnerId,
  actionText,
  isEnrolling = false,
  onAccess,
}: Props) {
  const { data: access, error, refetch } = useQuery(accessQuery(learnerId));
  const trial = useStartTrial(learnerId);
  const session = useSession();
  const isDemo = session.status === 'signed-in' && session.learner.isDemo === true;
  if (error && !access) {
    return (
      <Box role="alert">
        <chakra.p mb="4">{userMessageOf(error)}</chakra.p>
        <Button variant="outline" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Box>
    );
  }
  if (!access) return <Skeleton height="32" />;
  const start = () => trial.mutate(undefined, { onSuccess: onAccess });
  const isBusy = trial.isPending || isEnrolling;
  return (
    <Box>
      {isDemo ? <DemoTrial courseId={course.id} /> : <TrialFact access={access} />}
      {!access.trial && !isDemo && (
        <Button mt="5" size="lg" pendingText={isBusy && 'Starting the trial...'} onClick={start}>
          {actionText}
        </Button>
      )}
      <div role="alert">
        {trial.error && (
          <chakra.p color="fg.error" mt="3">
            {userMessageOf(trial.error)}
          </chakra.p>
        )}
      </div>
      <chakra.p color="fg.muted" mt="5" pt="5" borderTopWidth="1px">
        Bought on its own, this course costs{' '}
        <chakra.strong color="fg" fontVariantNumeric="tabular-nums">
          {dollars(course.price)}
        </chakra.strong>
        , and you keep it. A plan gives you every course at its levels for one monthly price.
      </chakra.p>
      <HStack mt="4" gap="3" flexWrap="wrap">
        <LinkButton
          to="/checkout"
          search={{ course: course.id }}
          {...(access.trial && !isDemo ? {} : { variant: 'outline' as const })}
        >
          Buy This Course
        </LinkButton>
        <LinkButton to="/pricing" variant="outline" colorPalette="neutral">
          See Plans
        </LinkButton>
      </HStack>
    </Box>
  );
}

function TrialFact({ access: { trial } }: { access: AccessSummary }) {
  if (!trial) {
    return (
      <chakra.p textStyle="body">
        The free trial gives you every course for three days. You do not need a card, and it ends
        automatically.
      </chakra.p>
    );
  }
  return (
    <chakra.p textStyle="body">
      {trial.isActive ? 'Your free trial runs until ' : 'Your free trial ended on '}
      <time dateTime={trial.endsAt}>{printDateAndTime(trial.endsAt)}</time>.{' '}
      {!trial.isActive && 'You can start it only once.'}
    </chakra.p>
  );
}
