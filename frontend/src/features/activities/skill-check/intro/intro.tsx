import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Activity } from '@learning/shared/contract/activities';
import type { PublicSkillCheckConfig } from '@learning/shared/contract/activity-payloads';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { firstUse } from '#lib/first-use.ts';
import { openingOf } from '../../activity-opening.ts';
import { Situation } from '../../components/situation.tsx';
import { attemptCodeQuery } from '../load-attempt.ts';
import { startFailureOf, useStartAttempt } from '../start-attempt.ts';
import { counted, printDuration } from '../skill-check-text.ts';
import { questionMix } from '../question/questions.ts';
import { ExtraTime } from './extra-time.tsx';

interface Props {
  learnerId: string;
  activity: Activity;
  config: PublicSkillCheckConfig;
}

/** Introduces the skill check before the clock starts. */
export function Intro({ learnerId, activity, config }: Props) {
  const { assessment, questions, bankSize, documentCount, badge } = config;
  const { mutate: start, isPending, error } = useStartAttempt(learnerId, activity.id);
  const isOnline = useIsOnline();
  useAttemptCodeOnUse();
  const limitSeconds = assessment.timeLimit * 60;
  return (
    <Box>
      <Situation {...openingOf('skill-check', config, activity.title)!} />
      <chakra.dl mt="6" borderTopWidth="1px">
        <Fact name="Questions">
          {counted(questions.length, 'question')}: {questionMix(questions)}
          {bankSize > questions.length && (
            <chakra.span display="block" color="fg.muted" textStyle="small">
              Drawn from {bankSize}: a second attempt asks different questions.
            </chakra.span>
          )}
        </Fact>
        {documentCount !== undefined && (
          <Fact name="File">
            {counted(documentCount, 'document')} to read beside the questions
            <chakra.span display="block" color="fg.muted" textStyle="small">
              At least half of the answers are in the file. Its names and figures differ each time.
            </chakra.span>
          </Fact>
        )}
        <Fact name="Time">
          {printDuration(limitSeconds)}
          <ExtraTime learnerId={learnerId} limitSeconds={limitSeconds} />
        </Fact>
        <Fact name="To pass">
          {activity.passingScore}% of the points
          {questions.some(({ type }) => type === 'essay') &&
            ', with and without the written answer'}
        </Fact>
        <Fact name="Badge">
          {badge.name}
          <chakra.span display="block" color="fg.muted" textStyle="small">
            {badge.description}
          </chakra.span>
        </Fact>
      </chakra.dl>
      <chakra.ul mt="5" ps="5" listStyleType="disc" display="grid" gap="1.5" textStyle="body">
        <li>
          Your answers are saved as you go. If you reload the page, you pick up where you left off.
        </li>
        <li>The clock keeps running when you close this page.</li>
        <li>When time runs out, your answers are submitted automatically.</li>
        <li>
          If you don’t pass, your results show what to read. You can try again right away; after
          that you wait 10 minutes, then an hour, then a day.
        </li>
        <li>You’ll see the correct answers and explanations once you pass.</li>
      </chakra.ul>
      <Button
        size="lg"
        mt="8"
        width={{ base: 'full', sm: 'auto' }}
        pendingText={isPending && 'Starting...'}
        aria-disabled={!isOnline}
        onClick={() => isOnline && start()}
      >
        Start Skill Check
      </Button>
      {!isOnline && (
        <Note colorPalette="signal" mt="5">
          You’re offline. A skill check can’t be taken offline, because its clock runs on our
          server. You can start when you’re back online.
        </Note>
      )}
      {error && isOnline && (
        <Box mt="5">
          <ErrorState title="We couldn’t start the skill check">
            {startFailureOf(error)} The clock has not started.
          </ErrorState>
        </Box>
      )}
    </Box>
  );
}

/** Loads the screens of an attempt with the first sign of use, so that they are there when the learner starts. */
function useAttemptCodeOnUse(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    void firstUse().then(() => queryClient.prefetchQuery(attemptCodeQuery));
  }, [queryClient]);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '7rem minmax(0, 1fr)' }}
      gap={{ base: '0.5', sm: '4' }}
      py="3"
      borderBottomWidth="1px"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.dt textStyle="label" color="fg.muted" pt={{ sm: '0.5' }}>
        {name}
      </chakra.dt>
      <chakra.dd>{children}</chakra.dd>
    </chakra.div>
  );
}
