import type { Activity } from '@learning/shared/contract/activities';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { Note } from '#ui/note.tsx';
import { activityStateQuery } from '#queries/activities.ts';
import { runnerQuery } from '../load-runner.ts';
import { LoadFailure } from './load-failure.tsx';
import { OfflineNote } from './offline-note.tsx';
import { RunnerSkeleton } from './runner-skeleton.tsx';
import { RunningActivity } from './running-activity.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  activity: Activity;
}

/** Loads the content of an open activity, then runs it. */
export function ActivityRunner(props: Props) {
  const { learnerId, activity } = props;
  const runner = useQuery(runnerQuery(activity.type));
  const state = useQuery(activityStateQuery(learnerId, activity.id));
  const config = parseConfig(activity.config);
  const isOnline = useIsOnline();

  if (runner.data === null) {
    return (
      <Note colorPalette="signal">
        This activity type is not yet supported. Please contact support.
      </Note>
    );
  }
  if (!config) return <LoadFailure onRetry={() => location.reload()} />;
  if (runner.data && state.data) {
    return (
      <CatchBoundary
        getResetKey={() => activity.id}
        errorComponent={({ reset }) => <LoadFailure onRetry={reset} />}
      >
        <RunningActivity
          {...props}
          config={config}
          state={state.data}
          Runner={runner.data.Runner}
        />
      </CatchBoundary>
    );
  }
  if ((runner.error || state.error) && !isOnline) return <OfflineNote />;
  if (runner.error || state.error) {
    return (
      <LoadFailure
        onRetry={() => {
          if (runner.error) void runner.refetch();
          if (state.error) void state.refetch();
        }}
      />
    );
  }
  return <RunnerSkeleton />;
}

function parseConfig(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
