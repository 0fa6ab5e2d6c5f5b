import type { Activity } from '@learning/shared/contract/activities';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { activitiesQuery, activityStateQuery } from '#queries/activities.ts';
import { statusOf } from '../activity-status.ts';
import { useSendingState } from '../submission/use-submission.ts';
import { ActivityColumn, ActivityFrame } from './activity-frame.tsx';
import { ActivityRunner } from './activity-runner.tsx';
import { LoadFailure } from './load-failure.tsx';
import { OfflineNote } from './offline-note.tsx';
import { RunnerSkeleton } from './runner-skeleton.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  moduleId: string;
  activityId: string;
}

/** Shows one activity of a module, which has the screen for itself. */
export function ActivityScreen({ learnerId, courseId, moduleId, activityId }: Props) {
  const { data: activities, error, refetch } = useQuery(activitiesQuery(moduleId));
  const isOnline = useIsOnline();
  const activity = activities?.find(({ id }) => id === activityId);
  if (activity) {
    return <OpenActivity learnerId={learnerId} courseId={courseId} activity={activity} />;
  }
  if (error && !isOnline)
    return (
      <ActivityColumn title="Activity">
        <OfflineNote />
      </ActivityColumn>
    );
  if (error || activities) {
    return (
      <ActivityColumn title="Activity">
        <LoadFailure onRetry={() => void refetch()} />
      </ActivityColumn>
    );
  }
  return (
    <ActivityColumn>
      <RunnerSkeleton />
    </ActivityColumn>
  );
}

interface OpenProps {
  learnerId: string;
  courseId: number;
  activity: Activity;
}

function OpenActivity({ learnerId, courseId, activity }: OpenProps) {
  const { data: state } = useQuery(activityStateQuery(learnerId, activity.id));
  const sending = useSendingState(learnerId, activity.id);
  const title = useRef<HTMLHeadingElement>(null);
  const status = state && statusOf(state, activity.type, sending);

  // The link that led here is gone. What the activity focuses itself comes later.
  useEffect(() => title.current?.focus({ preventScroll: true }), [activity.id]);

  return (
    <ActivityFrame
      activity={activity}
      titleRef={title}
      status={status && <StatusBadge status={status} />}
    >
      <ActivityRunner learnerId={learnerId} courseId={courseId} activity={activity} />
    </ActivityFrame>
  );
}
