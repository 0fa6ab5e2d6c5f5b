import type {
  ConversationSubmissionPayload,
  PublicConversationConfig,
} from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { useMemo, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import type { ActivityRunnerProps } from '../activity-runner-props.ts';
import { useStart } from '../played/use-start.ts';
import { Attempt } from './attempt/attempt.tsx';
import { ConversationIntro } from './conversation-intro.tsx';
import { playedConversation } from './played-conversation.ts';
import { Results } from './results/results.tsx';

/** Runs a conversation: introduction, one line at a time with its reply, then what the record says. */
export default function Conversation({
  learnerId,
  courseId,
  activity,
  config: authored,
  state,
  submit,
  isSubmitting,
}: ActivityRunnerProps<PublicConversationConfig>) {
  const config = useMemo(() => withTypographicQuotes(authored), [authored]);
  const attempt = useMemo(
    () => state.conversationAttempt && withTypographicQuotes(state.conversationAttempt),
    [state.conversationAttempt],
  );
  const start = useStart(playedConversation, learnerId, activity.id);
  // Moves the focus only after an action of the learner, not when the page opens here.
  const [hasActed, setActed] = useState(false);
  const failure = start.error ? userMessageOf(start.error) : undefined;
  const begin = () => {
    setActed(true);
    start.mutate();
  };

  const passed = state.submission?.completed ? state.submission : undefined;
  const shown = passed ?? (attempt ? undefined : state.latestSubmission);
  if (shown) {
    return (
      <Results
        key={`${shown.attemptId} ${shown.wait?.secondsLeft}`}
        courseId={courseId}
        submission={shown}
        payload={withTypographicQuotes(JSON.parse(shown.payload) as ConversationSubmissionPayload)}
        takesFocus={hasActed}
        isStarting={start.isPending}
        failure={failure}
        {...(passed ? {} : { onTryAgain: begin })}
      />
    );
  }
  if (!attempt) {
    return (
      <ConversationIntro
        config={config}
        activity={activity}
        onStart={begin}
        isStarting={start.isPending}
        failure={failure}
      />
    );
  }
  return (
    <Attempt
      key={attempt.id}
      learnerId={learnerId}
      config={config}
      attempt={attempt}
      onEnd={() => {
        setActed(true);
        void submit({}, attempt.id);
      }}
      isSubmitting={isSubmitting}
      takesFocus={hasActed}
    />
  );
}
