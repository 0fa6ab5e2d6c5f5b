import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  PublicSkillCheckConfig,
  SkillCheckSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { useMemo, useState } from 'react';
import type { ActivityRunnerProps } from '../activity-runner-props.ts';
import { Attempt } from './attempt/attempt.tsx';
import { Intro } from './intro/intro.tsx';
import { Results } from './results/results.tsx';
import { withPrintedQuotes } from './skill-check-text.ts';

/** Runs a skill check: introduction, questions, results. */
export default function SkillCheck(props: ActivityRunnerProps<PublicSkillCheckConfig>) {
  const { learnerId, activity, state, submit } = props;
  const config = useMemo(() => withTypographicQuotes(props.config), [props.config]);
  const [submitted, setSubmitted] = useState<ActivitySubmission>();
  const [wasTimeUp, setTimeUp] = useState(false);
  const { attempt, submission: best, latestSubmission: latest } = state;

  const ofAttempt = [submitted, latest, best].find((one) => one?.attemptId === attempt?.id);
  if (attempt && !ofAttempt && !best?.completed) {
    return (
      <Attempt
        key={attempt.id}
        learnerId={learnerId}
        title={activity.title}
        attempt={attempt}
        submit={submit}
        onGraded={(submission, isTimeUp) => {
          setSubmitted(submission);
          setTimeUp(isTimeUp);
        }}
      />
    );
  }
  const shown = best?.completed ? best : (ofAttempt ?? submitted ?? latest ?? best);
  return shown ? (
    <Results
      key={shown.attemptId}
      learnerId={learnerId}
      courseId={props.courseId}
      activity={activity}
      config={config}
      submission={shown}
      payload={withPrintedQuotes(JSON.parse(shown.payload) as SkillCheckSubmissionPayload)}
      bestScore={Math.max(best?.score ?? 0, shown.score)}
      wasTimeUp={wasTimeUp && shown.attemptId === submitted?.attemptId}
      canTryAgain={!best?.completed && !shown.completed}
      takesFocus={shown.attemptId === submitted?.attemptId}
    />
  ) : (
    <Intro learnerId={learnerId} activity={activity} config={config} />
  );
}
