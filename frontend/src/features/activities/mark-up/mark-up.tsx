import type {
  MarkUpSubmissionPayload,
  PublicMarkUpConfig,
} from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import { activityStateQuery } from '#queries/activities.ts';
import type { ActivityRunnerProps } from '../activity-runner-props.ts';
import { RunnerSkeleton } from '../components/runner-skeleton.tsx';
import { Attempt } from './attempt/attempt.tsx';
import { Results } from './results/results.tsx';

/** Runs a mark-up: the document with its marks, then what they found. */
export default function MarkUp({
  learnerId,
  courseId,
  activity,
  config: authored,
  state,
  submit,
  isSubmitting,
}: ActivityRunnerProps<PublicMarkUpConfig>) {
  const config = useMemo(() => withTypographicQuotes(authored), [authored]);
  const document = useMemo(
    () => state.markUp && withTypographicQuotes(state.markUp),
    [state.markUp],
  );
  const next = useNextDocument(learnerId, activity.id);
  // Moves the focus only after an action of the learner, not when the page opens here.
  const [hasActed, setActed] = useState(false);

  const passed = state.submission?.completed ? state.submission : undefined;
  const isResumed = document !== undefined && (next.isAsked || state.draft !== null);
  const shown = passed ?? (isResumed ? undefined : state.latestSubmission);
  if (shown) {
    return (
      <Results
        key={`${shown.attemptId} ${shown.wait?.secondsLeft}`}
        courseId={courseId}
        config={config}
        submission={shown}
        payload={withTypographicQuotes(JSON.parse(shown.payload) as MarkUpSubmissionPayload)}
        passingScore={activity.passingScore}
        takesFocus={hasActed}
        isStarting={next.isLoading}
        failure={next.error ? userMessageOf(next.error) : undefined}
        {...(passed
          ? {}
          : {
              onTryAgain: () => {
                setActed(true);
                void next.load();
              },
            })}
      />
    );
  }
  if (!document) return <RunnerSkeleton />;
  return (
    <Attempt
      key={document.id}
      learnerId={learnerId}
      activity={activity}
      config={config}
      document={document}
      draft={state.draft}
      onSubmit={(marks) => {
        setActed(true);
        void submit({ documentId: document.id, marks }, crypto.randomUUID());
      }}
      isSubmitting={isSubmitting}
      takesFocus={hasActed}
    />
  );
}

/** Loads the document of the next attempt. */
function useNextDocument(learnerId: string, activityId: string) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    isAsked,
    isLoading,
    error,
    load: async () => {
      setLoading(true);
      setError(undefined);
      try {
        await queryClient.query({
          ...activityStateQuery(learnerId, activityId),
          staleTime: 0,
        });
        setAsked(true);
      } catch (failure) {
        setError(failure);
      } finally {
        setLoading(false);
      }
    },
  };
}
