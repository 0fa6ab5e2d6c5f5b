import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { AttemptWait } from '@learning/shared/contract/activities';
import type { PublicSkillCheckConfig } from '@learning/shared/contract/activity-payloads';
import { NextAttempt } from '../../next-attempt/next-attempt.tsx';
import { ExtraTime } from '../intro/extra-time.tsx';
import { printDuration } from '../skill-check-text.ts';
import { startFailureOf, useStartAttempt } from '../start-attempt.ts';

interface Props {
  learnerId: string;
  activityId: string;
  config: PublicSkillCheckConfig;
  wait: AttemptWait | undefined;
}

/** Starts the next attempt, or says when it opens. */
export function TryAgain({ learnerId, activityId, config, wait }: Props) {
  const { mutate: start, isPending, error } = useStartAttempt(learnerId, activityId);
  const limitSeconds = config.assessment.timeLimit * 60;
  return (
    <Box mt="6" css={{ '@media print': { display: 'none' } }}>
      <NextAttempt wait={wait} onStart={() => start()} isStarting={isPending} />
      <chakra.p textStyle="small" color="fg.muted" mt="3">
        {config.bankSize > config.questions.length
          ? `It asks different questions and takes up to ${printDuration(limitSeconds)}. `
          : `It takes up to ${printDuration(limitSeconds)}. `}
        The best attempt counts.
      </chakra.p>
      <ExtraTime learnerId={learnerId} limitSeconds={limitSeconds} />
      <chakra.p role="alert" color="fg.error" mt="2" _empty={{ display: 'none' }}>
        {error && `We couldn’t start a new attempt. ${startFailureOf(error)}`}
      </chakra.p>
    </Box>
  );
}
