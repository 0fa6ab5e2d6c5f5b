import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  PublicSkillCheckConfig,
  SkillCheckSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ActivityRunnerProps } from '../activity-runner-props.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { RunnerSkeleton } from '../components/runner-skeleton.tsx';
import { Intro } from './intro/intro.tsx';
import { attemptCodeQuery } from './load-attempt.ts';
import { withPrintedQuotes } from './skill-check-text.ts';

/** Runs a skill check: introduction, questions, results. */
export default function SkillCheck(props: ActivityRunnerProps<PublicSkillCheckConfig>) {
  const { learnerId, activity, state, submit } = props;
  const config = useMemo(() => withTypographicQuotes(props.config), [props.config]);
  const [submitted, setSubmitted] = useState<ActivitySubmission>();
  const [wasTimeUp, setTimeUp] = useState(false);
  const { attempt, submission: best, latestSubmission: latest } = state;

  const ofAttempt = [submitted, latest, best].find(
    (submission) => submission?.attemptId === attempt?.id,
  );
  const open = ofAttempt || best?.completed ? undefined : attempt;
  const shown = best?.completed ? best : (ofAttempt ?? submitted ?? latest ?? best);
  const isStarted = Boolean(open ?? shown);
  const code = useQuery({ ...attemptCodeQuery, enabled: isStarted });

  if (!isStarted) return <Intro learnerId={learnerId} activity={activity} config={config} />;
  if (code.isError) return <LoadFailure onRetry={() => void code.refetch()} />;
  if (!code.data) return <RunnerSkeleton />;
  const { Attempt, Results } = code.data;
  if (open) {
    return (
      <Attempt
        key={open.id}
        learnerId={learnerId}
        title={activity.title}
        attempt={open}
        submit={submit}
        onGraded={(submission, isTimeUp) => {
          setSubmitted(submission);
          setTimeUp(isTimeUp);
        }}
      />
    );
  }
  return (
    shown && (
      <Results
        key={shown.attemptId}
        learnerId={learnerId}
        courseId={props.courseId}
        activity={activity}
        config={config}
        submission={shown}
        payload={withPrintedQuotes(JSON.parse(shown.payload) as SkillCheckSubmissionPayload)}
        bestScore={Math.max(best?.score ?? 0, shown.score ?? 0)}
        wasTimeUp={wasTimeUp && shown.attemptId === submitted?.attemptId}
        canTryAgain={!best?.completed && !shown.completed}
        takesFocus={shown.attemptId === submitted?.attemptId}
      />
    )
  );
}
