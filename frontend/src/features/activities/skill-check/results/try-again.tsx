import { Box, chakra } from '@chakra-ui/react';
import type { PublicSkillCheckConfig } from '@learning/shared/contract/activity-payloads';
import { Button } from '#components/ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useStartAttempt } from '../start-attempt.ts';
import { ExtraTime } from '../intro/extra-time.tsx';
import { printDuration } from '../skill-check-text.ts';

interface Props {
  learnerId: string;
  activityId: string;
  config: PublicSkillCheckConfig;
}

export function TryAgain({ learnerId, activityId, config }: Props) {
  const { mutate: start, isPending, error } = useStartAttempt(learnerId, activityId);
  const limitSeconds = config.assessment.timeLimit * 60;
  return (
    <Box mt="6" css={{ '@media print': { display: 'none' } }}>
      <Button size="lg" pendingText={isPending && 'Starting...'} onClick={() => start()}>
        Try Again
      </Button>
      <chakra.p textStyle="small" color="fg.muted" mt="3">
        Starts a new attempt of {printDuration(limitSeconds)}. The best attempt counts.
      </chakra.p>
      <ExtraTime learnerId={learnerId} limitSeconds={limitSeconds} />
      <chakra.p role="alert" color="fg.error" mt="2" _empty={{ display: 'none' }}>
        {error && `We couldn’t start a new attempt. ${userMessageOf(error)}`}
      </chakra.p>
    </Box>
  );
}
