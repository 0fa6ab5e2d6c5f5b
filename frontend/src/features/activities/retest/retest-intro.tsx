import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Retest } from '@learning/shared/contract/retests';
import { RETEST_WAIT_DAYS } from '@learning/shared/domain/retest/retest-rules';
import { userMessageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useStartRetest } from './use-retest.ts';

interface Props {
  learnerId: string;
  courseId: number;
  retest: Retest;
  days: number;
}

/** Says what to expect, and that nothing can be lost. */
export function RetestIntro({ learnerId, courseId, retest, days }: Props) {
  const start = useStartRetest(learnerId, courseId);
  return (
    <Panel as="section" aria-labelledby="retest-intro" mb="10">
      <chakra.h2 id="retest-intro" textStyle="h3">
        {days} days later: what has stayed?
      </chakra.h2>
      <chakra.p mt="2" color="fg.muted">
        You get {retest.questionCount} questions that you weren’t asked last time, with figures
        drawn for you. There is no clock. Your answers stay on this device until you submit them.
      </chakra.p>
      <chakra.ul mt="4" ps="5" listStyleType="disc" display="grid" gap="1.5">
        <li>
          You need {retest.passingScore}%, as in the course. Then “Still knows it” can go onto your
          certificate, with the date.
        </li>
        <li>
          If it doesn’t work out, nothing about your certificate changes. You can try again after{' '}
          {RETEST_WAIT_DAYS} days.
        </li>
      </chakra.ul>
      <Box mt="6">
        <Button
          size="lg"
          pendingText={start.isPending && 'Starting...'}
          onClick={() => {
            if (!start.isPending) start.mutate();
          }}
        >
          Start the Questions
        </Button>
      </Box>
      <div role="alert">
        {start.error && (
          <chakra.p mt="3" color="fg.error">
            {userMessageOf(start.error)}
          </chakra.p>
        )}
      </div>
    </Panel>
  );
}
